import { placesBeside, visibleTexts } from '../../webdriver/page-scripts.ts'
import { textBlock } from '../text-block.ts'

/** The texts of a page that tests expect. */
export const pageTexts = String.raw`
/** The whole page. */
static Function<WebDriver, List<WebElement>> everywhere() {
  return page -> page.findElements(By.tagName("body"));
}

/** Inside one element. */
static Function<WebDriver, List<WebElement>> inside(By by) {
  return page -> List.of(one(page, by));
}

/** Where messages about a field stand: in what describes it, around it, and behind it. */
@SuppressWarnings("unchecked")
static Function<WebDriver, List<WebElement>> beside(By by) {
  String script =
${textBlock(placesBeside, '      ')};
  return page ->
      (List<WebElement>) ((JavascriptExecutor) page).executeScript(script, one(page, by));
}

/**
 * The visible texts, one for each block. {@link WebElement#getText()} would count the options of
 * lists, and give texts as styles write them.
 */
static List<String> textsIn(WebDriver driver, List<WebElement> places) {
  String script =
${textBlock(visibleTexts, '      ')};
  List<?> texts = (List<?>) ((JavascriptExecutor) driver).executeScript(script, places);
  return texts.stream().map(one -> normalized((String) one)).toList();
}

static void expectTexts(
    WebDriver driver,
    Function<WebDriver, List<WebElement>> place,
    String expectation,
    Predicate<List<String>> holds) {
  waiting(driver)
      .withMessage(() -> expectation + "; there is " + textsIn(driver, place.apply(driver)))
      .until(page -> holds.test(textsIn(page, place.apply(page))));
}

/** A text is visible on the page. */
static void expectText(WebDriver driver, String text) {
  expectTextIn(driver, everywhere(), text);
}

/** A text is visible in a place. */
static void expectTextIn(
    WebDriver driver, Function<WebDriver, List<WebElement>> place, String text) {
  expectTexts(
      driver,
      place,
      "\"" + text + "\" to be visible",
      texts -> texts.stream().anyMatch(one -> wholeWords(text).matcher(one).find()));
}

/** A text is not visible on the page. */
static void expectNoText(WebDriver driver, String text) {
  expectNoTextIn(driver, everywhere(), text);
}

/** A text is not visible in a place. */
static void expectNoTextIn(
    WebDriver driver, Function<WebDriver, List<WebElement>> place, String text) {
  expectTexts(
      driver,
      place,
      "\"" + text + "\" to be invisible",
      texts -> texts.stream().noneMatch(one -> wholeWords(text).matcher(one).find()));
}

/** A message of its own is visible on the page. */
static void expectMessage(WebDriver driver, String text) {
  expectMessageIn(driver, everywhere(), text);
}

/** A message of its own is visible in a place. */
static void expectMessageIn(
    WebDriver driver, Function<WebDriver, List<WebElement>> place, String text) {
  expectTexts(
      driver,
      place,
      "\"" + text + "\" to be visible",
      texts -> texts.stream().anyMatch(one -> wholeMessage(text).matcher(one).find()));
}

/** No such message is visible on the page. */
static void expectNoMessage(WebDriver driver, String text) {
  expectNoMessageIn(driver, everywhere(), text);
}

/** No such message is visible in a place. */
static void expectNoMessageIn(
    WebDriver driver, Function<WebDriver, List<WebElement>> place, String text) {
  expectTexts(
      driver,
      place,
      "\"" + text + "\" to be invisible",
      texts -> texts.stream().noneMatch(one -> wholeMessage(text).matcher(one).find()));
}

/** Texts are visible one after another. A text that stands alone somewhere is meant there. */
static void expectOrder(WebDriver driver, String... expected) {
  expectTexts(
      driver,
      everywhere(),
      List.of(expected) + " in this order",
      texts -> {
        int last = -1;
        for (String text : expected) {
          boolean alone = texts.contains(normalized(text));
          int[] places =
              IntStream.range(0, texts.size())
                  .filter(
                      at ->
                          alone
                              ? texts.get(at).equals(normalized(text))
                              : wholeWords(text).matcher(texts.get(at)).find())
                  .toArray();
          if (places.length == 0 || places[0] <= last) return false;
          last = places[places.length - 1];
        }
        return true;
      });
}
`
