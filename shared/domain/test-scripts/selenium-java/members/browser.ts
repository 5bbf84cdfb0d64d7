/** The browser and the site under test. */
export const browser = String.raw`
/** A variable of the environment, unless it is empty. */
static Optional<String> setting(String name) {
  return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
}

/** Starts Chrome, found by Selenium Manager, or one on the grid of SELENIUM_REMOTE_URL. */
static WebDriver startBrowser() {
  ChromeOptions options = new ChromeOptions();
  options.addArguments("--headless=new", "--window-size=1280,720");
  setting("CHROME_BINARY").ifPresent(options::setBinary);
  return setting("SELENIUM_REMOTE_URL")
      .map(grid -> RemoteWebDriver.builder().oneOf(options).address(grid).build())
      .orElseGet(() -> new ChromeDriver(options));
}

/** The address of a path on the site under test; an address with a scheme stays as it is. */
static String address(String path) {
  if (path.matches("(?i)[a-z][a-z0-9+.-]*:.*")) return path;
  URI base = URI.create(BASE_URL);
  String site = base.getScheme() + "://" + base.getRawAuthority();
  return path.startsWith("/") ? site + path : site + "/" + path;
}

/** Opens a path of the site under test. */
static void open(WebDriver driver, String path) {
  driver.get(address(path));
}

/** Gives the page this size; what the window has around it is added. */
static void resize(WebDriver driver, int width, int height) {
  JavascriptExecutor page = (JavascriptExecutor) driver;
  long frame = (Long) page.executeScript("return outerWidth - innerWidth");
  long bars = (Long) page.executeScript("return outerHeight - innerHeight");
  driver.manage().window().setSize(new Dimension(width + (int) frame, height + (int) bars));
}

/** Waits for what a page that is still at work will show. */
static FluentWait<WebDriver> waiting(WebDriver driver) {
  return new WebDriverWait(driver, Duration.ofSeconds(5), Duration.ofMillis(100))
      .ignoring(StaleElementReferenceException.class)
      .ignoring(ElementNotInteractableException.class);
}
`
