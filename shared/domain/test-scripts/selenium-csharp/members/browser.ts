/** The browser and the site under test. */
export const browser = String.raw`
/// <summary>A variable of the environment, unless it is empty.</summary>
static string? Setting(string name)
{
    var value = Environment.GetEnvironmentVariable(name);
    return string.IsNullOrWhiteSpace(value) ? null : value;
}

/// <summary>Starts Chrome, found by Selenium Manager, or one on the grid of SELENIUM_REMOTE_URL.</summary>
static IWebDriver StartBrowser()
{
    var options = new ChromeOptions();
    options.AddArguments("--headless=new", "--window-size=1280,720");
    if (Setting("CHROME_BINARY") is { } binary)
    {
        options.BinaryLocation = binary;
    }
    return Setting("SELENIUM_REMOTE_URL") is { } grid
        ? new RemoteWebDriver(new Uri(grid), options)
        : new ChromeDriver(options);
}

/// <summary>The address of a path on the site under test; an address with a scheme stays as it is.</summary>
static string Address(string path)
{
    if (Regex.IsMatch(path, "^[a-z][a-z0-9+.-]*:", RegexOptions.IgnoreCase))
    {
        return path;
    }
    var site = new Uri(BaseUrl).GetLeftPart(UriPartial.Authority);
    return path.StartsWith('/') ? site + path : site + "/" + path;
}

/// <summary>Opens a path of the site under test.</summary>
static void Open(this IWebDriver driver, string path)
{
    driver.Navigate().GoToUrl(Address(path));
}

/// <summary>Gives the page this size; what the window has around it is added.</summary>
static void Resize(this IWebDriver driver, int width, int height)
{
    var page = (IJavaScriptExecutor)driver;
    var frame = Convert.ToInt32(page.ExecuteScript("return outerWidth - innerWidth"));
    var bars = Convert.ToInt32(page.ExecuteScript("return outerHeight - innerHeight"));
    driver.Manage().Window.Size = new Size(width + frame, height + bars);
}

/// <summary>Waits for what a page that is still at work will show, and says what was expected if it never does.</summary>
static T Until<T>(this IWebDriver driver, Func<string> expectation, Func<T> condition)
{
    var wait = new WebDriverWait(driver, TimeSpan.FromSeconds(5)) { PollingInterval = TimeSpan.FromMilliseconds(100) };
    wait.IgnoreExceptionTypes(
        typeof(NotFoundException),
        typeof(StaleElementReferenceException),
        typeof(InvalidElementStateException));
    try
    {
        return wait.Until(_ => condition());
    }
    catch (WebDriverTimeoutException timeout)
    {
        throw new WebDriverTimeoutException("Expected " + expectation(), timeout.InnerException);
    }
}
`
