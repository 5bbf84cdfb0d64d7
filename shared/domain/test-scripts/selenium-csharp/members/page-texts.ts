import { placesBeside, visibleTexts } from '../../webdriver/page-scripts.ts'
import { rawString } from '../raw-string.ts'

interface TextExpectation {
  name: string
  finder: 'WholeWords' | 'WholeMessage'
  shown: boolean
  meaning: string
}

const expectations: TextExpectation[] = [
  { name: 'ExpectText', finder: 'WholeWords', shown: true, meaning: 'A text is visible' },
  { name: 'ExpectNoText', finder: 'WholeWords', shown: false, meaning: 'A text is not visible' },
  { name: 'ExpectMessage', finder: 'WholeMessage', shown: true, meaning: 'A message of its own is visible' },
  { name: 'ExpectNoMessage', finder: 'WholeMessage', shown: false, meaning: 'No such message is visible' },
]

const texts = expectations.map(
  ({ name, finder, shown, meaning }) => `/// <summary>${meaning} on the page.</summary>
static void ${name}(this IWebDriver driver, string text) => driver.${name}In(Everywhere(), text);

/// <summary>${meaning} in a place.</summary>
static void ${name}In(this IWebDriver driver, Func<IWebDriver, object> place, string text) =>
    driver.ExpectTexts(
        place,
        $"\\"{text}\\" to be ${shown ? '' : 'in'}visible",
        texts => ${shown ? '' : '!'}texts.Any(one => ${finder}(text).IsMatch(one)));`,
)

/** The texts of a page that tests expect. */
export const pageTexts = String.raw`
/// <summary>The whole page.</summary>
static Func<IWebDriver, object> Everywhere() => page => page.FindElements(By.TagName("body"));

/// <summary>Inside one element.</summary>
static Func<IWebDriver, object> Inside(By by) => page => new[] { One(page, by) };

/// <summary>Where messages about a field stand: in what describes it, around it, and behind it.</summary>
static Func<IWebDriver, object> Beside(By by)
{
    const string script =
${rawString(placesBeside, '        ')};
    return page => ((IJavaScriptExecutor)page).ExecuteScript(script, One(page, by)) ?? Array.Empty<IWebElement>();
}

/// <summary>
/// The visible texts, one for each block. IWebElement.Text would count the options of lists, and
/// give texts as styles write them.
/// </summary>
static List<string> TextsIn(IWebDriver driver, object places)
{
    const string script =
${rawString(visibleTexts, '        ')};
    var texts = ((IJavaScriptExecutor)driver).ExecuteScript(script, places) as IEnumerable<object>;
    return (texts ?? []).Select(one => Normalized((string)one)).ToList();
}

static void ExpectTexts(
    this IWebDriver driver, Func<IWebDriver, object> place, string expectation, Func<List<string>, bool> holds) =>
    driver.Until(
        () => $"{expectation}; there is {string.Join(" | ", TextsIn(driver, place(driver)))}",
        () => holds(TextsIn(driver, place(driver))));

${texts.join('\n\n')}

/// <summary>Texts are visible one after another. A text that stands alone somewhere is meant there.</summary>
static void ExpectOrder(this IWebDriver driver, params string[] expected) =>
    driver.ExpectTexts(
        Everywhere(),
        string.Join(", ", expected) + " in this order",
        texts =>
        {
            var last = -1;
            foreach (var text in expected.Select(Normalized))
            {
                var alone = texts.Contains(text);
                var places = Enumerable.Range(0, texts.Count)
                    .Where(at => alone ? texts[at] == text : WholeWords(text).IsMatch(texts[at]))
                    .ToList();
                if (places.Count == 0 || places[0] <= last)
                {
                    return false;
                }
                last = places[^1];
            }
            return true;
        });
`
