import { docstring } from '../python/literals.ts'
import { plainMarkdown } from '../markdown.ts'
import { pythonFile } from '../python/modules.ts'
import {
  browserImports,
  browserSource,
  gitignore,
  readme,
  versions,
  workflow,
} from '../python/support-files.ts'
import { secretsIn } from '../python/secrets.ts'
import type { ProjectFile, ScriptProject } from '../types.ts'
import { markersOf, obstaclesOf } from './test-file.ts'

/** What the tests of a project need around them: fixtures, configuration, manifest, README, CI. */
export function supportFiles(project: ScriptProject): ProjectFile[] {
  const requirements = [`pytest==${versions.pytest}`, `selenium==${versions.selenium}`, '']
  return [
    readmeOf(project),
    { path: 'requirements.txt', content: requirements.join('\n') },
    { path: 'pytest.ini', content: configuration(project) },
    { path: 'conftest.py', content: fixtures },
    gitignore,
    workflow('pytest --junitxml=report.xml', '|\n            report.xml\n            screenshots/'),
  ]
}

function configuration({ cases }: ScriptProject): string {
  const markers = new Map(cases.flatMap((one) => [...markersOf(one)]))
  return [
    '[pytest]',
    'testpaths = tests',
    'pythonpath = .',
    'addopts = --strict-markers',
    'markers =',
    '    case(id): the test case that a test carries out',
    '    requirement(id): the requirement that a test covers',
    ...[...markers].map(([marker, tag]) => `    ${marker}: cases tagged ${plainMarkdown(tag)}`),
    '',
  ].join('\n')
}

function readmeOf({ name, baseUrl, cases }: ScriptProject): ProjectFile {
  const skipped = cases.flatMap((one) => {
    const obstacles = obstaclesOf(one)
    const title = plainMarkdown(`${one.id}: ${one.title}`)
    return obstacles.length > 0 ? [`${title}. ${plainMarkdown(obstacles.join(' '))}`] : []
  })
  return readme({
    name: plainMarkdown(name) || 'Browser tests',
    what: `Browser tests in Python, with pytest and Selenium. Each test is marked with its case and requirement, which a report of \`--junitxml\` holds as properties. Pictures of failed tests are put into \`screenshots/\`.`,
    run: [
      'pytest',
      'pytest -m positive',
      'BASE_URL=https://staging.example.com pytest --junitxml=report.xml',
    ],
    baseUrl,
    secrets: secretsIn(cases),
    skipped,
  })
}

const fixtures = pythonFile(
  docstring(['A browser for each test, and what reports say about tests.']),
  [...browserImports, 'pathlib:Path', 're', 'collections.abc:Iterator', 'pytest'],
  [
    browserSource,
    String.raw`
@pytest.fixture
def driver() -> Iterator[WebDriver]:
    """A browser of its own for each test."""
    browser = start_browser()
    yield browser
    browser.quit()
`,
    String.raw`
def pytest_exception_interact(node: pytest.Item, report: pytest.TestReport) -> None:
    """Leaves a picture of the page when a test fails."""
    browser = getattr(node, "funcargs", {}).get("driver")
    if browser is not None and report.when == "call":
        Path("screenshots").mkdir(exist_ok=True)
        browser.save_screenshot(f"screenshots/{re.sub(r'[^a-z0-9]+', '_', node.name)[:100]}.png")
`,
    String.raw`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Reports name the case and the requirement of each test."""
    for item in items:
        for name in ("case", "requirement"):
            for marker in item.iter_markers(name):
                item.user_properties.append((name, marker.args[0]))
`,
  ],
)
