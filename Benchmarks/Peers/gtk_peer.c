// GTK 4's GtkConstraintLayout on the dumped trees. Prints lines for the results file.
//
// All views are children of one widget, whatever their depth, for that is what this layout manager
// lays out. GtkConstraint objects are made beforehand; what is timed is adding them all and allocating
// the widget, which sets every child's allocation. Levels are weights far apart; frames are whole
// numbers in GTK, so they are compared within one point.
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  double x, y, width, height;
} Frame;

typedef struct {
  GtkWidget *window;  // the solver belongs to the root of the tree of widgets
  GtkWidget *box;
  GtkWidget **views;
  int view_count;
  GListStore *constraints;
  Frame *frames;
  double width, height;
} Tree;

static GtkConstraintAttribute attribute(const char *name) {
  static const struct {
    const char *name;
    GtkConstraintAttribute attribute;
  } names[] = {
      {"left", GTK_CONSTRAINT_ATTRIBUTE_LEFT},        {"right", GTK_CONSTRAINT_ATTRIBUTE_RIGHT},
      {"leading", GTK_CONSTRAINT_ATTRIBUTE_START},    {"trailing", GTK_CONSTRAINT_ATTRIBUTE_END},
      {"top", GTK_CONSTRAINT_ATTRIBUTE_TOP},          {"bottom", GTK_CONSTRAINT_ATTRIBUTE_BOTTOM},
      {"width", GTK_CONSTRAINT_ATTRIBUTE_WIDTH},      {"height", GTK_CONSTRAINT_ATTRIBUTE_HEIGHT},
      {"centerX", GTK_CONSTRAINT_ATTRIBUTE_CENTER_X}, {"centerY", GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y},
  };
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++)
    if (!strcmp(names[i].name, name)) return names[i].attribute;
  g_error("no attribute %s", name);
}

static int strength(double priority) {
  if (priority >= 1000) return GTK_CONSTRAINT_STRENGTH_REQUIRED;
  return priority <= 50 ? 10000 : priority <= 250 ? 300000 : priority <= 750 ? 10000000 : 300000000;
}

static gpointer target(Tree *tree, const char *number) {
  int index = atoi(number);
  return index < 0 ? NULL : tree->views[index];
}

static Tree read_tree(const char *path) {
  Tree tree = {0};
  FILE *file = fopen(path, "r");
  if (!file) g_error("cannot read %s", path);
  char line[512];
  int frames = 0;
  while (fgets(line, sizeof line, file)) {
    char first[16], first_attribute[16], sign, second[16], second_attribute[16];
    double multiplier, constant, priority;
    Frame frame;
    if (sscanf(line, "root %lf %lf %d", &tree.width, &tree.height, &tree.view_count) == 3) {
      tree.box = g_object_new(GTK_TYPE_BOX, NULL);
      tree.window = gtk_window_new();
      gtk_window_set_child(GTK_WINDOW(tree.window), tree.box);
      gtk_widget_set_layout_manager(tree.box, gtk_constraint_layout_new());
      tree.views = g_new0(GtkWidget *, tree.view_count);
      tree.frames = g_new0(Frame, tree.view_count);
      tree.constraints = g_list_store_new(GTK_TYPE_CONSTRAINT);
      for (int i = 0; i < tree.view_count; i++) {
        tree.views[i] = gtk_drawing_area_new();
        gtk_widget_set_parent(tree.views[i], tree.box);
      }
    } else if (sscanf(line, "constraint %15s %15s %c %15s %15s %lf %lf %lf", first, first_attribute, &sign,
                      second, second_attribute, &multiplier, &constant, &priority) == 8) {
      GtkConstraintRelation relation = sign == '=' ? GTK_CONSTRAINT_RELATION_EQ
                                       : sign == '<' ? GTK_CONSTRAINT_RELATION_LE
                                                     : GTK_CONSTRAINT_RELATION_GE;
      GtkConstraint *constraint =
          strcmp(second, "none")
              ? gtk_constraint_new(target(&tree, first), attribute(first_attribute), relation,
                                   target(&tree, second), attribute(second_attribute), multiplier,
                                   constant, strength(priority))
              : gtk_constraint_new_constant(target(&tree, first), attribute(first_attribute), relation,
                                            constant, strength(priority));
      g_list_store_append(tree.constraints, constraint);
      g_object_unref(constraint);
    } else if (sscanf(line, "frame %lf %lf %lf %lf", &frame.x, &frame.y, &frame.width, &frame.height) == 4) {
      tree.frames[frames++] = frame;
    }
  }
  fclose(file);
  return tree;
}

static double lay_out(Tree *tree) {
  GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT(gtk_widget_get_layout_manager(tree->box));
  guint count = g_list_model_get_n_items(G_LIST_MODEL(tree->constraints));
  GtkConstraint **constraints = g_new(GtkConstraint *, count);
  for (guint i = 0; i < count; i++) constraints[i] = g_list_model_get_item(G_LIST_MODEL(tree->constraints), i);
  gint64 start = g_get_monotonic_time();
  for (guint i = 0; i < count; i++) gtk_constraint_layout_add_constraint(layout, constraints[i]);
  // Allocating a widget that was never measured is an error in GTK; its layout gives it any size.
  int unused;
  gtk_widget_measure(tree->box, GTK_ORIENTATION_HORIZONTAL, -1, &unused, NULL, NULL, NULL);
  gtk_widget_allocate(tree->box, (int)tree->width, (int)tree->height, -1, NULL);
  double seconds = (g_get_monotonic_time() - start) / 1e6;
  g_free(constraints);
  return seconds;
}

static gboolean is_right(Tree *tree, const char *name) {
  for (int i = 0; i < tree->view_count; i++) {
    graphene_rect_t box;
    if (!gtk_widget_compute_bounds(tree->views[i], tree->box, &box)) return FALSE;
    Frame frame = tree->frames[i];
    if (fabs(box.origin.x - frame.x) > 1 || fabs(box.origin.y - frame.y) > 1 ||
        fabs(box.size.width - frame.width) > 1 || fabs(box.size.height - frame.height) > 1) {
      g_printerr("GTK %s: view %d is (%g, %g, %g, %g), not (%g, %g, %g, %g)\n", name, i, box.origin.x,
                 box.origin.y, box.size.width, box.size.height, frame.x, frame.y, frame.width, frame.height);
      return FALSE;
    }
  }
  return TRUE;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return difference < 0 ? -1 : difference > 0;
}

int main(int argc, char **argv) {
  if (argc != 5 || !gtk_init_check()) return 2;
  int runs = atoi(argv[2]);
  double limit = atof(argv[3]);
  const char *name = argv[4];
  int sizes[] = {100, 1000, 10000};
  double last = 0;
  for (int s = 0; s < 3 && (s < 2 || last * 300 <= limit); s++) {
    g_autofree char *path = g_strdup_printf("%s/%s-%d.tree", argv[1], name, sizes[s]);
    double times[1000], sum = 0;
    int count = 0;
    while (count < runs && count < 1000 && sum < 10) {
      // Kept until the process ends: GTK 4.8 may crash when such a tree is taken down.
      Tree tree = read_tree(path);
      times[count] = lay_out(&tree);
      sum += times[count++];
      if (!is_right(&tree, name)) return 1;
    }
    qsort(times, count, sizeof *times, compare);
    last = times[count / 2];
    printf("%s\t%d\tGTK\t%g\t%d\n", name, sizes[s], last * 1e6, count);
    fflush(stdout);
  }
  _exit(0);
}
