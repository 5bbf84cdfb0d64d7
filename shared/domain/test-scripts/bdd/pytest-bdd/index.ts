import { callLines, docstring, stringLiteral } from '../../python/literals.ts'
import { pythonFile } from '../../python/modules.ts'
import { browserImports, browserSource, versions } from '../../python/support-files.ts'
import type { ProjectFile } from '../../types.ts'
import { sharedFunctions, surroundings } from '../python/project-files.ts'
import { type StepDialect, hasComputed, stepFunctions, stringParameter } from '../python/step-functions.ts'
import type { BddFramework, BddProject } from '../types.ts'

export const pytestBdd: BddFramework = {
  featureFolder: 'features',
  write: writePytestBdd,
}

const dialect: StepDialect = {
  decorator: (keyword, pattern, hasValues) => {
    const plain = stringLiteral(pattern)
    if (!hasValues) return callLines(`@${keyword}`, [plain], 88)
    const parser = callLines('parsers.parse', [plain, 'extra_types=PARAMETERS'])
    const [single = ''] = callLines(`@${keyword}`, parser, 88)
    if (parser.length === 1 && single.endsWith(')')) return [single]
    return [`@${keyword}(`, ...parser.map((line) => `    ${line}`), ')']
  },
  context: ({ statement, parameters }) => [
    ...(statement ? ['driver: WebDriver'] : []),
    ...(parameters.some(({ type }) => type === 'docString') ? ['docstring: str'] : []),
    ...(parameters.some(({ type }) => type === 'table') ? ['datatable: list[list[str]]'] : []),
  ],
  before: [],
  docString: 'docstring',
  rows: 'for row in (dict(zip(datatable[0], cells)) for cells in datatable[1:]):',
  cell: (head) => `row[${head}]`,
  skip: 'pytest.skip(reason)',
}

/** A project of pytest-bdd that drives the browser by Selenium. */
function writePytestBdd(project: BddProject): ProjectFile[] {
  const { functions, scope } = stepFunctions(project, dialect)
  const computed = hasComputed(project)
  if (computed) scope.helper('expand')
  const { files, imports } = sharedFunctions(project, scope, '')
  const code = functions.join('\n')
  const keywords = new Set(project.definitions.map(({ keyword }) => `pytest_bdd:${keyword.toLowerCase()}`))
  const steps = pythonFile(
    docstring(['The steps of the features, each wording once.']),
    [
      're',
      'parse',
      ...(code.includes('pytest.skip') ? ['pytest'] : []),
      ...(code.includes('parsers.') ? ['pytest_bdd:parsers'] : []),
      ...keywords,
      ...(code.includes('WebDriver') ? ['selenium.webdriver.remote.webdriver:WebDriver'] : []),
      ...imports,
    ],
    [stringParameter(computed), 'PARAMETERS = {"String": parse_string}', ...functions],
  )
  const tests = pythonFile(
    docstring(['Each scenario of the features is a test.']),
    ['pytest_bdd:scenarios'],
    ['scenarios(".")'],
  )
  return [
    { path: 'tests/conftest.py', content: steps },
    { path: 'tests/test_features.py', content: tests },
    { path: 'conftest.py', content: fixtures },
    { path: 'pytest.ini', content: configuration },
    ...files,
    ...surroundings(project, {
      requirements: {
        pytest: versions.pytestOfBdd,
        'pytest-bdd': versions.pytestBdd,
        selenium: versions.selenium,
      },
      what: 'Features for [pytest-bdd](https://pytest-bdd.readthedocs.io); Selenium drives the browser. Each wording of a step stands once in `tests/conftest.py`, what steps share in `helpers/`. Pictures of failed scenarios are put into `screenshots/`.',
      command: 'pytest --junitxml=report.xml',
      results: '|\n            report.xml\n            screenshots/',
      run: ['pytest', 'pytest -m positive', 'BASE_URL=https://staging.example.com pytest'],
    }),
  ]
}

const configuration = `[pytest]
testpaths = tests
pythonpath = .
bdd_features_base_dir = features
filterwarnings =
    # Tags of features become markers without being listed here.
    ignore::pytest.PytestUnknownMarkWarning
`

const fixtures = pythonFile(
  docstring(['A browser for each scenario, and what reports say about scenarios.']),
  [
    ...browserImports,
    're',
    'pathlib:Path',
    'collections.abc:Callable',
    'collections.abc:Iterator',
    'typing:Any',
    'pytest',
    'pytest_bdd.parser:Feature',
    'pytest_bdd.parser:Scenario',
  ],
  [
    browserSource,
    String.raw`
@pytest.fixture
def driver() -> Iterator[WebDriver]:
    """A browser of its own for each scenario."""
    browser = start_browser()
    yield browser
    browser.quit()
`,
    String.raw`
def pytest_exception_interact(node: pytest.Item, report: pytest.TestReport) -> None:
    """Leaves a picture of the page when a scenario fails."""
    browser = getattr(node, "funcargs", {}).get("driver")
    if browser is not None and report.when == "call":
        Path("screenshots").mkdir(exist_ok=True)
        browser.save_screenshot(f"screenshots/{re.sub(r'[^a-z0-9]+', '_', node.name)[:100]}.png")
`,
    String.raw`
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """A tag selects scenarios as the marker of that name: -m req_7 for @REQ-7."""
    getattr(pytest.mark, re.sub(r"\W+", "_", tag).lower().strip("_") or "tag")(function)
    return True
`,
    String.raw`
def pytest_bdd_before_scenario(
    request: pytest.FixtureRequest, feature: Feature, scenario: Scenario
) -> None:
    """Reports name the tags of each scenario, and the id of the example that it is."""
    callspec = getattr(request.node, "callspec", None)
    example = callspec.params.get("_pytest_bdd_example", {}) if callspec else {}
    for tag in sorted({*feature.tags, *scenario.tags, *([example["id"]] if "id" in example else [])}):
        request.node.user_properties.append(("tag", tag))
`,
  ],
)
