import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { type Verdict, type Verdicts, checkTypes, takePackages, run, writeProject } from './commands.ts'

interface Feature {
  elements: { name: string; tags: { name: string }[]; steps: { result: { status: string } }[] }[]
}

/** Installs a project of Cucumber.js and runs it with the Chromium of this machine. */
export async function runCucumberJs(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  const folder = await writeProject(files)
  const refused = await takePackages(folder)
  if (refused) return { missing: refused }
  await checkTypes(folder, files)
  const env = { BASE_URL: baseUrl, CHROME_BINARY: await chromiumPath() }
  const { output } = await run('npm', ['test', '--silent', '--', '--format', 'json', '--parallel', '2'], {
    cwd: folder,
    env,
  })
  const features = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as Feature[]
  return { verdicts: new Map(features.flatMap(({ elements }) => elements.map(verdictOf))), output }
}

/** The id of a case is a tag of its scenario, or stands behind the title of a row of examples. */
function verdictOf({ name, tags, steps }: Feature['elements'][number]): [string, Verdict] {
  const id = /\((TC-\d+)\)$/.exec(name)?.[1] ?? tags.find((tag) => /^@TC-\d+$/.test(tag.name))?.name.slice(1)
  const statuses = steps.map(({ result }) => result.status)
  const failed = statuses.some((status) => !['passed', 'skipped'].includes(status))
  return [id ?? name, failed ? 'failed' : statuses.includes('skipped') ? 'skipped' : 'passed']
}
