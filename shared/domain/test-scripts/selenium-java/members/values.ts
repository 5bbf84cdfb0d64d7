/** What elements hold, how many there are, and what the page is called. */
export const values = String.raw`
/** So many of these are visible. */
static void expectCount(WebDriver driver, By by, CountMatch expected) {
  waiting(driver)
      .withMessage(
          () ->
              "%s of %s; there are %d"
                  .formatted(expected.description(), by, shown(driver.findElements(by)).size()))
      .until(page -> expected.test().test(shown(page.findElements(by)).size()));
}

/** What a field holds; of a list the labels of the options that are chosen, and its value. */
static List<String> valuesOf(WebElement field) {
  String value = field.getDomProperty("value");
  String held = value == null ? field.getText() : value;
  if (!field.getTagName().equals("select")) return List.of(held);
  List<WebElement> chosen = new Select(field).getAllSelectedOptions();
  String labels = chosen.stream().map(WebElement::getText).collect(Collectors.joining(", "));
  return List.of(labels, held);
}

static void expectValues(
    WebDriver driver, By by, String expectation, Predicate<List<String>> holds) {
  waiting(driver)
      .withMessage(
          () -> by + " to hold " + expectation + "; it holds " + valuesOf(one(driver, by)))
      .until(page -> holds.test(valuesOf(one(page, by))));
}

/** A field holds a value, a list has the option of this label chosen. */
static void expectValue(WebDriver driver, By by, TextMatch expected) {
  expectValues(
      driver, by, expected.description(), held -> held.stream().anyMatch(expected.test()));
}

/** A field holds anything but this. */
static void expectOtherValue(WebDriver driver, By by, TextMatch unwanted) {
  expectValues(
      driver,
      by,
      "not " + unwanted.description(),
      held -> held.stream().noneMatch(unwanted.test()));
}

/** An element has an attribute with this value. */
static void expectAttribute(
    WebDriver driver, By by, String attribute, TextMatch expected) {
  waiting(driver)
      .withMessage(attribute + " of " + by + " to be " + expected.description())
      .until(
          page -> {
            String value = one(page, by).getDomAttribute(attribute);
            return expected.test().test(value == null ? "" : value);
          });
}

/** The page has this address. */
static void expectUrl(WebDriver driver, TextMatch expected) {
  waiting(driver)
      .withMessage(
          () -> "address to be " + expected.description() + "; it is " + driver.getCurrentUrl())
      .until(page -> expected.test().test(page.getCurrentUrl()));
}

/** The page has this title. */
static void expectTitle(WebDriver driver, TextMatch expected) {
  waiting(driver)
      .withMessage(
          () -> "title to be " + expected.description() + "; it is " + driver.getTitle())
      .until(page -> expected.test().test(page.getTitle()));
}

/** The cell of a row below the head of a column holds a text. */
static void expectCell(WebDriver driver, By row, String column, TextMatch expected) {
  By heads = By.xpath("ancestor::table[1]//tr[th][not(td)][last()]/th");
  waiting(driver)
      .withMessage("cell \"" + column + "\" of " + row + " to be " + expected.description())
      .until(
          page -> {
            WebElement line = one(page, row);
            List<String> columns =
                line.findElements(heads).stream()
                    .map(head -> normalized(head.getText()))
                    .toList();
            int at = columns.indexOf(normalized(column));
            if (at < 0) {
              throw new NoSuchElementException("No column \"" + column + "\" in " + columns);
            }
            WebElement cell = line.findElements(By.xpath("td | th")).get(at);
            return expected.test().test(normalized(cell.getText()));
          });
}
`
