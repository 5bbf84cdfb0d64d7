import { callLines, docstring, stringLiteral } from '../../python/literals.ts'
import { pythonFile } from '../../python/modules.ts'
import { browserImports, browserSource, versions } from '../../python/support-files.ts'
import type { ProjectFile } from '../../types.ts'
import { sharedFunctions, surroundings } from '../python/project-files.ts'
import { type StepDialect, hasComputed, stepFunctions, stringParameter } from '../python/step-functions.ts'
import type { BddFramework, BddProject } from '../types.ts'

export const behave: BddFramework = {
  featureFolder: 'features',
  write: writeBehave,
}

const dialect: StepDialect = {
  // behave takes the colon away from a step that has a table or a text below it.
  decorator: (keyword, pattern) => callLines(`@${keyword}`, [stringLiteral(pattern.replace(/:$/, ''))], 88),
  context: () => ['context: Context'],
  before: ['driver = context.driver'],
  docString: 'context.text',
  rows: 'for row in context.table:',
  cell: (head) => `row[${head}]`,
  skip: 'context.scenario.skip(reason)',
}

/** A project of behave that drives the browser by Selenium. */
function writeBehave(project: BddProject): ProjectFile[] {
  const { functions, scope } = stepFunctions(project, dialect)
  const computed = hasComputed(project)
  if (computed) scope.helper('expand')
  const { files, imports } = sharedFunctions(project, scope, 'features/')
  const keywords = new Set(project.definitions.map(({ keyword }) => `behave:${keyword.toLowerCase()}`))
  const steps = pythonFile(
    docstring(['The steps of the features, each wording once.']),
    ['re', 'parse', 'behave:register_type', ...keywords, 'behave.runner:Context', ...imports],
    [stringParameter(computed), 'register_type(String=parse_string)', ...functions],
  )
  return [
    { path: 'features/steps/steps.py', content: steps },
    { path: 'features/environment.py', content: environment },
    ...files,
    { path: 'behave.ini', content: '[behave]\nshow_skipped = false\n' },
    ...surroundings(project, {
      requirements: { behave: versions.behave, selenium: versions.selenium },
      what: 'Features for [behave](https://github.com/behave/behave); Selenium drives the browser. Each wording of a step stands once in `features/steps/`, what steps share in `features/helpers/`. Pictures of failed scenarios are put into `screenshots/`.',
      command: 'behave --junit --junit-directory reports',
      results: '|\n            reports/\n            screenshots/',
      run: ['behave', 'behave --tags=positive', 'BASE_URL=https://staging.example.com behave --junit'],
    }),
  ]
}

const environment = pythonFile(
  docstring(['A browser for each scenario.']),
  [...browserImports, 're', 'pathlib:Path', 'behave.model:Scenario', 'behave.runner:Context'],
  [
    browserSource,
    String.raw`
def before_scenario(context: Context, scenario: Scenario) -> None:
    # What is for a person needs no browser.
    if "manual" not in scenario.effective_tags:
        context.driver = start_browser()
`,
    String.raw`
def after_scenario(context: Context, scenario: Scenario) -> None:
    if "driver" not in context:
        return
    if scenario.status.name in ("failed", "error"):
        Path("screenshots").mkdir(exist_ok=True)
        name = re.sub(r"[^a-z0-9]+", "_", scenario.name.lower())[:100]
        context.driver.save_screenshot(f"screenshots/{name}.png")
    context.driver.quit()
`,
  ],
)
