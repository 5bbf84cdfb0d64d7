/** Rows, announcements, and which one of several is meant. */
export const places = String.raw`
/// <summary>Rows with cells; those that hold heads only are none.</summary>
static readonly By Rows = By.CssSelector("tr:has(td), [role=row]:has([role=cell], [role=gridcell])");

static IEnumerable<IWebElement> CellsHolding(IWebElement row, string text) =>
    row.FindElements(By.XPath($"./*[{Holds(text)}]"));

/// <summary>Any row of a table.</summary>
static By AnyRow() => new Search("row", context => context.FindElements(Rows));

/// <summary>The row by the text of one of its cells, or a part of it.</summary>
static By Row(string text)
{
    string CellText(IWebElement row) =>
        Named(CellsHolding(row, text), TextOf, text).Select(TextOf).FirstOrDefault("");
    return new Search($"row \"{text}\"", context => Named(context.FindElements(Rows), CellText, text));
}

/// <summary>The row by the whole text of one of its cells.</summary>
static By RowExactly(string text) =>
    new Search(
        $"row \"{text}\"",
        context => context.FindElements(Rows)
            .Where(row => ExactlyNamed(CellsHolding(row, text), TextOf, text).Any()));

/// <summary>What a screen reader announces when it changes.</summary>
static By LiveRegion() =>
    By.CssSelector("[role=status], [role=alert], [role=log], output, [aria-live]");

/// <summary>What is found inside the one place.</summary>
static By Within(By place, By inner) =>
    new Search($"{inner} in {place}", context => One(context, place).FindElements(inner));

/// <summary>The visible one at a position, counted from 1.</summary>
static By Nth(By each, int position) =>
    new Search(
        $"{each} number {position}",
        context => Shown(context.FindElements(each)).Skip(Math.Max(0, position - 1)).Take(position > 0 ? 1 : 0));

/// <summary>The last visible one.</summary>
static By Last(By each) =>
    new Search($"last {each}", context => Shown(context.FindElements(each)).TakeLast(1));

/// <summary>Those that are visible.</summary>
static List<IWebElement> Shown(IEnumerable<IWebElement> elements) =>
    elements.Where(one => one.Displayed).ToList();

/// <summary>The one element that fits. Several are an error that lists them, never the first of many.</summary>
static IWebElement One(ISearchContext context, By by)
{
    var all = context.FindElements(by);
    var found = all.Count > 1 ? Shown(all) : all.ToList();
    if (found.Count == 1)
    {
        return found[0];
    }
    var list = string.Join(", ", found.Select(one => $"<{one.TagName}> \"{NameOf(one)}\""));
    throw new NoSuchElementException(
        found.Count == 0 ? $"There is no {by}" : $"There are {found.Count} of {by}: {list}");
}
`
