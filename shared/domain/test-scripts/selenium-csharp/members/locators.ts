/** Locators by role and accessible name, by label and by text. */
export const locators = String.raw`
/// <summary>A locator that searches in its own way; failures call it by its description.</summary>
sealed class Search(string description, Func<ISearchContext, IEnumerable<IWebElement>> find) : By
{
    public override IWebElement FindElement(ISearchContext context) => One(context, this);
    public override ReadOnlyCollection<IWebElement> FindElements(ISearchContext context) =>
        find(context).ToList().AsReadOnly();
    public override string ToString() => description;
}

/// <summary>The accessible name, without the marks that labels of forms end with.</summary>
static string NameOf(IWebElement element) =>
    Regex.Replace(Normalized(((WebElement)element).ComputedAccessibleLabel ?? ""), @"[\s*:]+$", "");

/// <summary>The visible text of an element.</summary>
static string TextOf(IWebElement element) => Normalized(element.Text);

/// <summary>Those that the whole text names, or else those that have it in their name, in any case.</summary>
static List<IWebElement> Named(
    IEnumerable<IWebElement> candidates, Func<IWebElement, string> nameOf, string text)
{
    var wanted = Normalized(text);
    var named = candidates.Select(one => (Element: one, Name: nameOf(one))).ToList();
    var whole = named.Where(one => one.Name.Equals(wanted, StringComparison.OrdinalIgnoreCase)).ToList();
    var part = named.Where(one => one.Name.Contains(wanted, StringComparison.OrdinalIgnoreCase)).ToList();
    return (whole.Count > 0 ? whole : part).Select(one => one.Element).ToList();
}

/// <summary>Those that the whole text, with its case, is the name of.</summary>
static IEnumerable<IWebElement> ExactlyNamed(
    IEnumerable<IWebElement> candidates, Func<IWebElement, string> nameOf, string text)
{
    var wanted = Normalized(text);
    return candidates.Where(one => nameOf(one) == wanted);
}

/// <summary>The elements that the browser computes a role for; what is hidden from all has none.</summary>
static IEnumerable<IWebElement> OfRole(ISearchContext context, string role) =>
    context.FindElements(By.CssSelector(Candidates(role)))
        .Where(one => ((WebElement)one).ComputedAccessibleRole.Replace("image", "img") == role);

/// <summary>Any element of a role.</summary>
static By AnyRole(string role) => new Search(role, context => OfRole(context, role));

/// <summary>The element of a role by its accessible name, or a part of it.</summary>
static By Role(string role, string name) =>
    new Search($"{role} \"{name}\"", context => Named(OfRole(context, role), NameOf, name));

/// <summary>The element of a role by its whole accessible name.</summary>
static By RoleExactly(string role, string name) =>
    new Search($"{role} \"{name}\"", context => ExactlyNamed(OfRole(context, role), NameOf, name));

/// <summary>The form field by its label, or a part of it.</summary>
static By Label(string name) =>
    new Search($"field \"{name}\"", context => Named(context.FindElements(Fields), NameOf, name));

/// <summary>The form field by its whole label.</summary>
static By LabelExactly(string name) =>
    new Search($"field \"{name}\"", context => ExactlyNamed(context.FindElements(Fields), NameOf, name));

/// <summary>A literal of XPath 1.0, which knows no escapes.</summary>
static string Quoted(string text)
{
    var pieces = text.Split('"').Select(piece => "\"" + piece + "\"").ToList();
    return pieces.Count == 1 ? pieces[0] : "concat(" + string.Join(", '\"', ", pieces) + ")";
}

/// <summary>The condition of XPath 1.0 that an element holds a text, whatever the case of its letters.</summary>
static string Holds(string text)
{
    var lower = Normalized(text).ToLowerInvariant();
    var upper = lower.ToUpperInvariant();
    return $"contains(translate(normalize-space(.), {Quoted(upper)}, {Quoted(lower)}), {Quoted(lower)})";
}

/// <summary>The smallest elements that hold a text.</summary>
static By Holding(string text) =>
    By.XPath($".//*[not(self::script or self::style)][{Holds(text)}][not(*[{Holds(text)}])]");

/// <summary>The smallest element that shows a text, or a text with it as a part.</summary>
static By Text(string text) =>
    new Search($"text \"{text}\"", context => Named(context.FindElements(Holding(text)), TextOf, text));

/// <summary>The smallest element that shows exactly a text.</summary>
static By TextExactly(string text) =>
    new Search($"text \"{text}\"", context => ExactlyNamed(context.FindElements(Holding(text)), TextOf, text));
`
