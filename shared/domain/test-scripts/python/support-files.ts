import type { ProjectFile } from '../types.ts'

/** The versions that projects are written for. */
export const versions = {
  python: '3.13',
  selenium: '4.50.0',
  pytest: '9.1.1',
  behave: '1.3.3',
  pytestBdd: '8.1.0',
  // The newest that pytest-bdd is tested with.
  pytestOfBdd: '8.4.2',
}

/** How a browser is started: by the variables of the environment that the README names. */
export const browserSource = String.raw`
def start_browser() -> WebDriver:
    """Chrome as Selenium finds it, or as the environment says."""
    options = webdriver.ChromeOptions()
    options.add_argument("--window-size=1280,720")
    if not os.environ.get("HEADED"):
        options.add_argument("--headless=new")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chrome's sandbox does not start as root, which containers often are.
        options.add_argument("--no-sandbox")
        options.add_argument("--disable-dev-shm-usage")
    if binary := os.environ.get("CHROME_BINARY"):
        options.binary_location = binary
    if grid := os.environ.get("SELENIUM_REMOTE_URL"):
        return webdriver.Remote(command_executor=grid, options=options)
    service = Service(os.environ["CHROMEDRIVER"]) if os.environ.get("CHROMEDRIVER") else Service()
    return webdriver.Chrome(service=service, options=options)
`

export const browserImports = [
  'os',
  'selenium:webdriver',
  'selenium.webdriver.chrome.service:Service',
  'selenium.webdriver.remote.webdriver:WebDriver',
]

export const gitignore: ProjectFile = {
  path: '.gitignore',
  content: ['.venv/', '__pycache__/', '.pytest_cache/', 'report*.xml', 'screenshots/', ''].join('\n'),
}

/** A workflow that runs `command` on every push; `upload` is kept when it fails. */
export function workflow(command: string, upload: string): ProjectFile {
  return {
    path: '.github/workflows/tests.yml',
    content: `name: Browser tests

on:
  push:
  pull_request:

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    env:
      # The default is the address that the tests were written for.
      BASE_URL: \${{ vars.BASE_URL }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-python@v6
        with:
          python-version: "${versions.python}"
          cache: pip
      - run: pip install -r requirements.txt
      - run: ${command}
      - if: failure()
        uses: actions/upload-artifact@v5
        with:
          name: results
          path: ${upload}
`,
  }
}

/** What every README of a project in Python says: how to install and what the environment may set. */
export function readme(parts: {
  name: string
  what: string
  run: string[]
  baseUrl: string
  secrets: string[]
  skipped: string[]
}): ProjectFile {
  const variables = [
    ['BASE_URL', `address of the site, \`${parts.baseUrl.replaceAll('`', '%60')}\` by default`],
    ['HEADED', 'any value shows the browser'],
    ['CHROME_BINARY, CHROMEDRIVER', 'paths, where Selenium should not look for them itself'],
    ['SELENIUM_REMOTE_URL', 'address of a Selenium Grid to run on'],
    ...parts.secrets.map((secret) => [secret, 'a secret that the tests need']),
  ]
  const lines = [
    `# ${parts.name}`,
    '',
    parts.what,
    '',
    '## Install',
    '',
    `Python 3.10 or newer and Chrome or Chromium are needed; Selenium finds the driver itself.`,
    '',
    '```sh',
    'python -m venv .venv',
    '. .venv/bin/activate',
    'pip install -r requirements.txt',
    '```',
    '',
    '## Run',
    '',
    '```sh',
    ...parts.run,
    '```',
    '',
    '| variable | meaning |',
    '| --- | --- |',
    ...variables.map(([name, meaning]) => `| \`${name ?? ''}\` | ${meaning ?? ''} |`),
    '',
    ...(parts.skipped.length > 0
      ? ['## For a person to do', '', ...parts.skipped.map((line) => `- ${line}`), '']
      : []),
  ]
  return { path: 'README.md', content: lines.join('\n') }
}
