import type { Helper } from './types.ts'

/** Explicit waits: nothing sleeps, everything is tried again until it holds. */
export const waiting: Record<string, Helper> = {
  eventually: {
    module: 'waiting',
    imports: [
      'collections.abc:Callable',
      'selenium.common.exceptions:ElementClickInterceptedException',
      'selenium.common.exceptions:InvalidElementStateException',
      'selenium.common.exceptions:NoSuchElementException',
      'selenium.common.exceptions:StaleElementReferenceException',
      'selenium.common.exceptions:TimeoutException',
      'selenium.webdriver.remote.webdriver:WebDriver',
      'selenium.webdriver.support.ui:WebDriverWait',
    ],
    source: String.raw`
TIMEOUT = 5.0

NOT_YET = (
    AssertionError,
    ElementClickInterceptedException,
    InvalidElementStateException,
    NoSuchElementException,
    StaleElementReferenceException,
)


def eventually(driver: WebDriver, attempt: Callable[[], object]) -> None:
    """Attempts something until the page allows it; then raises what was wrong last."""
    wrong: list[Exception] = []

    def succeeds(_driver: WebDriver) -> bool:
        try:
            attempt()
        except NOT_YET as error:
            wrong.append(error)
            return False
        return True

    try:
        WebDriverWait(driver, TIMEOUT, poll_frequency=0.1).until(succeeds)
    except TimeoutException:
        raise wrong[-1] from None
`,
  },
}
