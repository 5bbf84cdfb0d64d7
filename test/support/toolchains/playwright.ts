import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { type Verdict, type Verdicts, checkTypes, takePackages, run, writeProject } from './commands.ts'

interface Report {
  suites?: Report[]
  specs?: { title: string; tests: { status: string }[] }[]
}

/** Installs a project of Playwright Test and runs it with the Chromium of this machine. */
export async function runPlaywright(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  const folder = await writeProject(files)
  const refused = await takePackages(folder)
  if (refused) return { missing: refused }
  await checkTypes(folder, files)
  const env = { BASE_URL: baseUrl, CHROME_BINARY: await chromiumPath() }
  const { output } = await run('npx', ['playwright', 'test', '--reporter=json', '--workers=2'], {
    cwd: folder,
    env,
  })
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report
  return { verdicts: new Map(verdictsIn(report)), output }
}

function verdictsIn({ suites = [], specs = [] }: Report): [string, Verdict][] {
  const own = specs.map(({ title, tests }): [string, Verdict] => [
    title.split(' ')[0] ?? title,
    spoken[tests[0]?.status ?? ''] ?? 'failed',
  ])
  return [...own, ...suites.flatMap(verdictsIn)]
}

const spoken: Record<string, Verdict> = { expected: 'passed', skipped: 'skipped' }
