import { selectContent, setValue } from '../../webdriver/page-scripts.ts'
import { rawString } from '../raw-string.ts'

/** What tests do with elements. */
export const actions = String.raw`
/// <summary>The one element that fits, as soon as there is one.</summary>
static IWebElement Find(this IWebDriver driver, By by) =>
    driver.Until(() => by.ToString(), () => One(driver, by));

/// <summary>Clicks an element once it can be clicked.</summary>
static void Click(this IWebDriver driver, By by) =>
    driver.Until(
        () => $"to click {by}",
        () =>
        {
            var element = One(driver, by);
            if (!element.Enabled)
            {
                return false;
            }
            element.Click();
            return true;
        });

/// <summary>Clicks an element twice.</summary>
static void DoubleClick(this IWebDriver driver, By by) =>
    new Actions(driver).DoubleClick(driver.Find(by)).Perform();

/// <summary>Clicks an element with the right button.</summary>
static void RightClick(this IWebDriver driver, By by) =>
    new Actions(driver).ContextClick(driver.Find(by)).Perform();

/// <summary>Moves the pointer over an element.</summary>
static void Hover(this IWebDriver driver, By by) =>
    new Actions(driver).MoveToElement(driver.Find(by)).Perform();

/// <summary>Scrolls until an element is in view.</summary>
static void ScrollTo(this IWebDriver driver, By by) =>
    new Actions(driver).ScrollToElement(driver.Find(by)).Perform();

/// <summary>Gives a field a value that nobody types, as choosing it does.</summary>
static void SetValue(this IWebDriver driver, IWebElement field, string value)
{
    const string script =
${rawString(setValue, '        ')};
    ((IJavaScriptExecutor)driver).ExecuteScript(script, field, value);
}

/// <summary>Selects what a field holds. Typing over it tells the page more than clearing by WebDriver.</summary>
static void SelectContent(this IWebDriver driver, IWebElement field)
{
    const string script =
${rawString(selectContent, '        ')};
    ((IJavaScriptExecutor)driver).ExecuteScript(script, field);
}

/// <summary>
/// Replaces what a field holds. Dates and the like are set: how they are typed depends on the
/// language of the browser.
/// </summary>
static void Fill(this IWebDriver driver, By by, string value)
{
    string[] chosen = ["color", "date", "datetime-local", "month", "range", "time", "week"];
    // Drivers type the Basic Multilingual Plane only, and take some of it for keys.
    var typed = value.All(one => one >= ' ' && one is < '\uD800' or >= '\uF900');
    driver.Until(
        () => $"to fill {by}",
        () =>
        {
            var field = One(driver, by);
            if (!IsEnabled(field))
            {
                throw new InvalidElementStateException($"{by} is disabled or read-only");
            }
            if (typed && !chosen.Contains(field.GetDomProperty("type")))
            {
                driver.SelectContent(field);
                field.SendKeys(value.Length == 0 ? Keys.Delete : value);
            }
            else
            {
                driver.SetValue(field, value);
            }
            return true;
        });
}

/// <summary>Empties a field.</summary>
static void Clear(this IWebDriver driver, By by) => driver.Fill(by, "");

/// <summary>What choosing lacks in ChromeDriver, which sends the event "change" only.</summary>
static void SendInput(this IWebDriver driver, IWebElement field)
{
    const string script = "arguments[0].dispatchEvent(new Event('input', { bubbles: true }))";
    ((IJavaScriptExecutor)driver).ExecuteScript(script, field);
}

/// <summary>Chooses the option with this label.</summary>
static void Select(this IWebDriver driver, By by, string option) =>
    driver.Until(
        () => $"to select \"{option}\" from {by}",
        () =>
        {
            var list = One(driver, by);
            new SelectElement(list).SelectByText(option);
            driver.SendInput(list);
            return true;
        });

/// <summary>Whether a box, radio button or switch is on.</summary>
static bool IsChecked(IWebElement box) => box.Selected || box.GetDomAttribute("aria-checked") == "true";

/// <summary>Ticks a box that is not ticked yet.</summary>
static void Check(this IWebDriver driver, By by)
{
    if (!IsChecked(driver.Find(by)))
    {
        driver.Click(by);
    }
}

/// <summary>Unticks a box that is ticked.</summary>
static void Uncheck(this IWebDriver driver, By by)
{
    if (IsChecked(driver.Find(by)))
    {
        driver.Click(by);
    }
}

/// <summary>The constants of Keys by the names of UI Events that differ from theirs.</summary>
static string KeyFor(string name) =>
    name.Length == 1
        ? name.ToLowerInvariant()
        : typeof(Keys).GetField(name)?.GetValue(null) as string ?? throw new ArgumentException($"There is no key {name}");

/// <summary>Presses keys by their names in UI Events ("Enter", "Control+A"), on an element or where the focus is.</summary>
static void PressKeys(IWebElement element, string names)
{
    var keys = Regex.Split(names, @"\+(?!$)").Select(KeyFor).ToList();
    element.SendKeys(string.Concat(keys) + (keys.Count > 1 ? Keys.Null : ""));
}

/// <summary>Presses keys where the focus is.</summary>
static void Press(this IWebDriver driver, string keys) => PressKeys(driver.SwitchTo().ActiveElement(), keys);

/// <summary>Presses keys in a field.</summary>
static void PressIn(this IWebDriver driver, By by, string keys) => PressKeys(driver.Find(by), keys);

/// <summary>Submits the only form of the page by its own button.</summary>
static void SubmitForm(this IWebDriver driver)
{
    var form = driver.Find(By.TagName("form"));
    var button = By.CssSelector("button:not([type=button], [type=reset]), [type=submit], [type=image]");
    if (Shown(form.FindElements(button)).Count == 0)
    {
        ((IJavaScriptExecutor)driver).ExecuteScript("arguments[0].requestSubmit()", form);
    }
    else
    {
        One(form, button).Click();
    }
}
`
