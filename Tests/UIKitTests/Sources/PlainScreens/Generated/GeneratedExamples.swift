import MigrationSupport

/// The generated examples, none of which is written for this target.
@MainActor let generatedExamples: [Example] = []
