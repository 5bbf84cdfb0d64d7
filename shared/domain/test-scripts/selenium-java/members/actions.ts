import { selectContent, setValue } from '../../webdriver/page-scripts.ts'
import { textBlock } from '../text-block.ts'

/** What tests do with elements. */
export const actions = String.raw`
/** The one element that fits, as soon as there is one. */
static WebElement find(WebDriver driver, By by) {
  return waiting(driver).withMessage(by.toString()).until(page -> one(page, by));
}

/** Clicks an element once it can be clicked. */
static void click(WebDriver driver, By by) {
  waiting(driver)
      .withMessage("click on " + by)
      .until(
          page -> {
            WebElement element = one(page, by);
            if (!element.isEnabled()) {
              throw new ElementNotInteractableException(by + " is disabled");
            }
            element.click();
            return true;
          });
}

/** Clicks an element twice. */
static void doubleClick(WebDriver driver, By by) {
  new Actions(driver).doubleClick(find(driver, by)).perform();
}

/** Clicks an element with the right button. */
static void rightClick(WebDriver driver, By by) {
  new Actions(driver).contextClick(find(driver, by)).perform();
}

/** Moves the pointer over an element. */
static void hover(WebDriver driver, By by) {
  new Actions(driver).moveToElement(find(driver, by)).perform();
}

/** Scrolls until an element is in view. */
static void scrollTo(WebDriver driver, By by) {
  new Actions(driver).scrollToElement(find(driver, by)).perform();
}

/** Gives a field a value that nobody types, as choosing it does. */
static void setValue(WebDriver driver, WebElement field, String value) {
  String script =
${textBlock(setValue, '      ')};
  ((JavascriptExecutor) driver).executeScript(script, field, value);
}

/** Selects what a field holds. Typing over it tells the page more than clearing by WebDriver. */
static void selectContent(WebDriver driver, WebElement field) {
  String script =
${textBlock(selectContent, '      ')};
  ((JavascriptExecutor) driver).executeScript(script, field);
}

/**
 * Replaces what a field holds. Dates and the like are set: how they are typed depends on the
 * language of the browser.
 */
static void fill(WebDriver driver, By by, String value) {
  Set<String> chosen =
      Set.of("color", "date", "datetime-local", "month", "range", "time", "week");
  waiting(driver)
      .withMessage("fill " + by)
      .until(
          page -> {
            WebElement field = one(page, by);
            // Drivers type the Basic Multilingual Plane only, and take some of it for keys.
            boolean typed =
                value.chars().noneMatch(one -> one < ' ' || one >= 0xD800 && one < 0xF900);
            if (!isEnabled(field)) {
              throw new ElementNotInteractableException(by + " is disabled or read-only");
            }
            if (typed && !chosen.contains(field.getDomProperty("type"))) {
              selectContent(driver, field);
              field.sendKeys(value.isEmpty() ? Keys.DELETE : value);
            } else {
              setValue(driver, field, value);
            }
            return true;
          });
}

/** Empties a field. */
static void clear(WebDriver driver, By by) {
  fill(driver, by, "");
}

/** What choosing lacks in ChromeDriver, which sends the event "change" only. */
static void sendInput(WebDriver driver, WebElement field) {
  String script = "arguments[0].dispatchEvent(new Event('input', { bubbles: true }))";
  ((JavascriptExecutor) driver).executeScript(script, field);
}

/** Chooses the option with this label. */
static void select(WebDriver driver, By by, String option) {
  waiting(driver)
      .withMessage("select \"" + option + "\" from " + by)
      .until(
          page -> {
            WebElement list = one(page, by);
            new Select(list).selectByVisibleText(option);
            sendInput(driver, list);
            return true;
          });
}

/** Whether a box, radio button or switch is on. */
static boolean isChecked(WebElement box) {
  return box.isSelected() || "true".equals(box.getDomAttribute("aria-checked"));
}

/** Ticks a box that is not ticked yet. */
static void check(WebDriver driver, By by) {
  if (!isChecked(find(driver, by))) click(driver, by);
}

/** Unticks a box that is ticked. */
static void uncheck(WebDriver driver, By by) {
  if (isChecked(find(driver, by))) click(driver, by);
}

/** Keys by their names in UI Events: "Enter", "Control+A". */
static String keys(String names) {
  String[] pressed = names.split("\\+(?!$)");
  for (int at = 0; at < pressed.length; at++) {
    String key =
        pressed[at].replace("Backspace", "BackSpace").replaceAll("(?<=[a-z])(?=[A-Z])", "_");
    pressed[at] =
        key.length() == 1 ? key.toLowerCase() : Keys.valueOf(key.toUpperCase()).toString();
  }
  return pressed.length == 1 ? pressed[0] : Keys.chord(pressed);
}

/** Presses keys where the focus is. */
static void press(WebDriver driver, String keys) {
  driver.switchTo().activeElement().sendKeys(keys(keys));
}

/** Presses keys in a field. */
static void pressIn(WebDriver driver, By by, String keys) {
  find(driver, by).sendKeys(keys(keys));
}

/** Submits the only form of the page by its own button. */
static void submitForm(WebDriver driver) {
  WebElement form = find(driver, By.tagName("form"));
  By button =
      By.cssSelector("button:not([type=button], [type=reset]), [type=submit], [type=image]");
  if (shown(form.findElements(button)).isEmpty()) {
    ((JavascriptExecutor) driver).executeScript("arguments[0].requestSubmit()", form);
  } else {
    one(form, button).click();
  }
}
`
