/** Rows, announcements, and which one of several is meant. */
export const places = String.raw`
/** Rows with cells; those that hold heads only are none. */
static final By ROWS =
    By.cssSelector("tr:has(td), [role=row]:has([role=cell], [role=gridcell])");

static List<WebElement> cellsHolding(WebElement row, String text) {
  return By.xpath("./*[" + holds(text) + "]").findElements(row);
}

/** Any row of a table. */
static By anyRow() {
  return by("row", context -> ROWS.findElements(context));
}

/** The row by the text of one of its cells, or a part of it. */
static By row(String text) {
  Function<WebElement, String> cellText = cell -> normalized(cell.getText());
  Function<WebElement, String> rowName =
      row ->
          named(cellsHolding(row, text), cellText, text).stream()
              .map(cellText)
              .findFirst()
              .orElse("");
  return by(
      "row \"" + text + "\"", context -> named(ROWS.findElements(context), rowName, text));
}

/** The row by the whole text of one of its cells. */
static By rowExactly(String text) {
  String wanted = normalized(text);
  Predicate<WebElement> fits =
      row ->
          cellsHolding(row, text).stream()
              .anyMatch(cell -> normalized(cell.getText()).equals(wanted));
  return by(
      "row \"" + text + "\"",
      context -> ROWS.findElements(context).stream().filter(fits).toList());
}

/** What a screen reader announces when it changes. */
static By liveRegion() {
  return By.cssSelector("[role=status], [role=alert], [role=log], output, [aria-live]");
}

/** What is found inside the one place. */
static By within(By place, By inner) {
  return by(inner + " in " + place, context -> inner.findElements(one(context, place)));
}

/** The visible one at a position, counted from 1. */
static By nth(By each, int position) {
  return by(
      each + " number " + position,
      context -> {
        List<WebElement> all = shown(each.findElements(context));
        return position < 1 || position > all.size() ? List.of() : List.of(all.get(position - 1));
      });
}

/** The last visible one. */
static By last(By each) {
  return by(
      "last " + each,
      context -> {
        List<WebElement> all = shown(each.findElements(context));
        return all.subList(Math.max(0, all.size() - 1), all.size());
      });
}

static List<WebElement> shown(List<WebElement> elements) {
  return elements.stream().filter(WebElement::isDisplayed).toList();
}

/** The one element that fits. Several are an error that lists them, never the first of many. */
static WebElement one(SearchContext context, By by) {
  List<WebElement> all = by.findElements(context);
  List<WebElement> found = all.size() > 1 ? shown(all) : all;
  if (found.size() == 1) return found.get(0);
  if (found.isEmpty()) throw new NoSuchElementException("There is no " + by);
  String list =
      found.stream()
          .map(one -> "<%s> \"%s\"".formatted(one.getTagName(), one.getAccessibleName()))
          .collect(Collectors.joining(", "));
  throw new NoSuchElementException("There are " + found.size() + " of " + by + ": " + list);
}
`
