const numbers = {
  Exactly: ['==', 'exactly'],
  AtLeast: ['>=', 'at least'],
  AtMost: ['<=', 'at most'],
  MoreThan: ['>', 'more than'],
  LessThan: ['<', 'fewer than'],
}

const counts = Object.entries(numbers).map(
  ([name, [operator, words]]) => `/// <summary>Numbers: ${words} this.</summary>
static CountMatch ${name}(int count) => new($"${words} {count}", actual => actual ${operator} count);`,
)

/** What texts and numbers are compared with. */
export const matches = String.raw`
/// <summary>A condition on a text, with the words that failures call it by.</summary>
sealed record TextMatch(string Description, Func<string, bool> Test);

/// <summary>A condition on a number, with the words that failures call it by.</summary>
sealed record CountMatch(string Description, Func<int, bool> Test);

/// <summary>This text, whatever its white space.</summary>
static TextMatch Is(string text) => new($"\"{text}\"", actual => Normalized(actual) == Normalized(text));

/// <summary>Texts with this text in them.</summary>
static TextMatch Contains(string text) => new($"something with \"{text}\"", actual => actual.Contains(text));

/// <summary>Texts that begin with this text.</summary>
static TextMatch StartsWith(string text) =>
    new($"something that starts with \"{text}\"", actual => actual.StartsWith(text, StringComparison.Ordinal));

/// <summary>Texts that end with this text.</summary>
static TextMatch EndsWith(string text) =>
    new($"something that ends with \"{text}\"", actual => actual.EndsWith(text, StringComparison.Ordinal));

/// <summary>Anything else.</summary>
static TextMatch Not(TextMatch match) => new("not " + match.Description, actual => !match.Test(actual));

/// <summary>This address: a path stands for any site, and query and fragment count where they are told.</summary>
static TextMatch SameAddress(string address) =>
    new($"\"{address}\"", actual =>
    {
        var found = address.Contains('#') ? actual : Regex.Replace(actual, "#.*", "");
        found = address.Contains('?') ? found : Regex.Replace(found, @"\?[^#]*", "");
        found = address.Contains("://") ? found : Regex.Replace(found, "^[^/]*//[^/?#]*", "");
        return Regex.Replace(found, "(?<=.)/$", "") == Regex.Replace(address, "(?<=.)/$", "");
    });

${counts.join('\n\n')}
`

/** Texts as they are compared, and texts that are known when a test runs. */
export const texts = String.raw`
/// <summary>A text as a reader sees it, with single blanks.</summary>
static string Normalized(string text) => Regex.Replace(text, @"\s+", " ").Trim();

/// <summary>The ISO date of today with offsets of days, weeks, months, years: "+30D", "-18Y+1D".</summary>
static string Today(string offsets)
{
    var date = DateOnly.FromDateTime(DateTime.Now);
    foreach (Match offset in Regex.Matches(offsets, "([+-][0-9]+)([DWMY])"))
    {
        var count = int.Parse(offset.Groups[1].Value, CultureInfo.InvariantCulture);
        date = offset.Groups[2].Value switch
        {
            "D" => date.AddDays(count),
            "W" => date.AddDays(7 * count),
            "M" => date.AddMonths(count),
            _ => date.AddYears(count),
        };
    }
    return date.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
}

/// <summary>A value that no test should hold, from the environment.</summary>
static string Secret(string name) =>
    Environment.GetEnvironmentVariable(name)
    ?? throw new InvalidOperationException($"Set the environment variable {name}");

/// <summary>A text with its dates (%TODAY+30D%) and secrets of the environment (%NAME%) in place.</summary>
static string Revealed(string text) =>
    Regex.Replace(
        text,
        "%(?:TODAY((?:[+-][0-9]{1,5}[DWMY]){0,4})|([A-Z][A-Z0-9_]*))%",
        mark => mark.Groups[2].Success ? Secret(mark.Groups[2].Value) : Today(mark.Groups[1].Value));

/// <summary>Finds a text as whole words and numbers: "1 order" is not in "11 orders".</summary>
static Regex WholeWords(string text)
{
    const string letter = @"[\p{L}\p{N}_]";
    var wanted = Normalized(text);
    var before = Regex.IsMatch(wanted, "^[0-9]") ? $"(?<!{letter}|[0-9][.,])" : $"(?<!{letter})";
    var after = Regex.IsMatch(wanted, "[0-9]$") ? $"(?!{letter}|[.,][0-9])" : $"(?!{letter})";
    return new Regex(
        (Regex.IsMatch(wanted, "^" + letter) ? before : "")
        + Regex.Escape(wanted)
        + (Regex.IsMatch(wanted, letter + "$") ? after : ""));
}

/// <summary>Finds a text as a message of its own, between other sentences, symbols or borders.</summary>
static Regex WholeMessage(string text)
{
    var wanted = Normalized(text);
    var after = Regex.IsMatch(wanted, "[.!?…:]$")
        ? @"(?![\p{L}\p{N}])"
        : @"(?=\s*(?:$|[^\p{L}\p{N}\s,'""%-]))";
    return new Regex(@"(?:^|[^\p{L}\p{N}\s,'""(-]\s*)" + Regex.Escape(wanted) + after);
}
`
