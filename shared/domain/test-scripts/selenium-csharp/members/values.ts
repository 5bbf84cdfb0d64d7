/** What elements hold, how many there are, and what the page is called. */
export const values = String.raw`
/// <summary>So many of these are visible.</summary>
static void ExpectCount(this IWebDriver driver, By by, CountMatch expected) =>
    driver.Until(
        () => $"{expected.Description} of {by}; there are {Shown(driver.FindElements(by)).Count}",
        () => expected.Test(Shown(driver.FindElements(by)).Count));

/// <summary>What a field holds; of a list the labels of the options that are chosen, and its value.</summary>
static List<string> ValuesOf(IWebElement field)
{
    var held = field.GetDomProperty("value") ?? field.Text;
    if (field.TagName != "select")
    {
        return [held];
    }
    return [string.Join(", ", new SelectElement(field).AllSelectedOptions.Select(one => one.Text)), held];
}

static void ExpectValues(this IWebDriver driver, By by, string expectation, Func<List<string>, bool> holds) =>
    driver.Until(
        () => $"{by} to hold {expectation}; it holds {string.Join(" or ", ValuesOf(One(driver, by)))}",
        () => holds(ValuesOf(One(driver, by))));

/// <summary>A field holds a value, a list has the option of this label chosen.</summary>
static void ExpectValue(this IWebDriver driver, By by, TextMatch expected) =>
    driver.ExpectValues(by, expected.Description, held => held.Any(expected.Test));

/// <summary>A field holds anything but this.</summary>
static void ExpectOtherValue(this IWebDriver driver, By by, TextMatch unwanted) =>
    driver.ExpectValues(by, "not " + unwanted.Description, held => !held.Any(unwanted.Test));

/// <summary>An element has an attribute with this value.</summary>
static void ExpectAttribute(this IWebDriver driver, By by, string attribute, TextMatch expected) =>
    driver.Until(
        () => $"{attribute} of {by} to be {expected.Description}",
        () => expected.Test(One(driver, by).GetDomAttribute(attribute) ?? ""));

/// <summary>The page has this address.</summary>
static void ExpectUrl(this IWebDriver driver, TextMatch expected) =>
    driver.Until(() => $"address {expected.Description}; it is {driver.Url}", () => expected.Test(driver.Url));

/// <summary>The page has this title.</summary>
static void ExpectTitle(this IWebDriver driver, TextMatch expected) =>
    driver.Until(() => $"title {expected.Description}; it is {driver.Title}", () => expected.Test(driver.Title));

/// <summary>The cell of a row below the head of a column holds a text.</summary>
static void ExpectCell(this IWebDriver driver, By row, string column, TextMatch expected)
{
    var heads = By.XPath("ancestor::table[1]//tr[th][not(td)][last()]/th");
    driver.Until(
        () => $"cell \"{column}\" of {row} to be {expected.Description}",
        () =>
        {
            var line = One(driver, row);
            var columns = line.FindElements(heads).Select(head => Normalized(head.Text)).ToList();
            var at = columns.IndexOf(Normalized(column));
            if (at < 0)
            {
                throw new NoSuchElementException($"No column \"{column}\" in {string.Join(", ", columns)}");
            }
            return expected.Test(Normalized(line.FindElements(By.XPath("td | th"))[at].Text));
        });
}
`
