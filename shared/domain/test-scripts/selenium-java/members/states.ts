/** The states of elements that tests expect. */
export const states = String.raw`
static void expectState(
    WebDriver driver, By by, String state, Predicate<WebElement> holds) {
  waiting(driver).withMessage(by + " to be " + state).until(page -> holds.test(one(page, by)));
}

/** An element is checked. */
static void expectChecked(WebDriver driver, By by) {
  expectState(driver, by, "checked", element -> isChecked(element));
}

/** An element is not checked. */
static void expectNotChecked(WebDriver driver, By by) {
  expectState(driver, by, "not checked", element -> !isChecked(element));
}

static boolean isEnabled(WebElement element) {
  return element.isEnabled()
      && element.getDomAttribute("readonly") == null
      && !"true".equals(element.getDomAttribute("aria-disabled"));
}

/** An element is enabled. */
static void expectEnabled(WebDriver driver, By by) {
  expectState(driver, by, "enabled", element -> isEnabled(element));
}

/** An element is disabled. */
static void expectDisabled(WebDriver driver, By by) {
  expectState(driver, by, "disabled", element -> !isEnabled(element));
}

/** An element is focused. */
static void expectFocused(WebDriver driver, By by) {
  expectState(
      driver, by, "focused", element -> element.equals(driver.switchTo().activeElement()));
}

/** An element is not focused. */
static void expectNotFocused(WebDriver driver, By by) {
  expectState(
      driver, by, "not focused", element -> !element.equals(driver.switchTo().activeElement()));
}

/** An element is pressed. */
static void expectPressed(WebDriver driver, By by) {
  expectState(
      driver, by, "pressed", element -> "true".equals(element.getDomAttribute("aria-pressed")));
}

/** An element is not pressed. */
static void expectNotPressed(WebDriver driver, By by) {
  expectState(
      driver,
      by,
      "not pressed",
      element -> !"true".equals(element.getDomAttribute("aria-pressed")));
}

static boolean isExpanded(WebElement element) {
  String told = element.getDomAttribute("aria-expanded");
  if (told != null) return told.equals("true");
  By details = By.xpath("ancestor-or-self::details[1]");
  return details.findElements(element).stream()
      .anyMatch(one -> one.getDomAttribute("open") != null);
}

/** An element is expanded. */
static void expectExpanded(WebDriver driver, By by) {
  expectState(driver, by, "expanded", element -> isExpanded(element));
}

/** An element is collapsed. */
static void expectCollapsed(WebDriver driver, By by) {
  expectState(driver, by, "collapsed", element -> !isExpanded(element));
}

static boolean matches(WebDriver driver, WebElement element, String selector) {
  String script = "return arguments[0].matches(arguments[1])";
  return (Boolean) ((JavascriptExecutor) driver).executeScript(script, element, selector);
}

static boolean isInvalid(WebDriver driver, WebElement element) {
  return matches(driver, element, "[aria-invalid=true], :user-invalid");
}

/** An element is marked as invalid. */
static void expectInvalid(WebDriver driver, By by) {
  expectState(
      driver,
      by,
      "marked as invalid",
      element -> isInvalid(driver, element));
}

/** An element is not marked as invalid. */
static void expectValid(WebDriver driver, By by) {
  expectState(
      driver,
      by,
      "not marked as invalid",
      element -> !isInvalid(driver, element));
}

/** An element is marked as required. */
static void expectRequired(WebDriver driver, By by) {
  expectState(
      driver,
      by,
      "marked as required",
      element -> matches(driver, element, ":required, [aria-required=true]"));
}

/** An element is not marked as required. */
static void expectOptional(WebDriver driver, By by) {
  expectState(
      driver,
      by,
      "not marked as required",
      element -> !matches(driver, element, ":required, [aria-required=true]"));
}

/** An element is visible. */
static void expectVisible(WebDriver driver, By by) {
  waiting(driver)
      .withMessage(by + " to be visible")
      .until(page -> !shown(page.findElements(by)).isEmpty());
}

/** There is no such element, or none that is visible. */
static void expectNotVisible(WebDriver driver, By by) {
  waiting(driver)
      .withMessage(by + " to be invisible")
      .until(page -> shown(page.findElements(by)).isEmpty());
}
`
