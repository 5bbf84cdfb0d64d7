import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** Tests of the units that a quick run leaves out whole: they wait for processes, or unpack large files. */
export const leftOutOfQuickRuns = [
  'test/workers/extract/containers/zip.test.ts',
  'test/workers/extract/formats/{docx,pdf,xls,xlsx}.test.ts',
  'test/workers/features/hosted-runs/{hosted-run.workflow,resumed-run}.test.ts',
  'test/scripts/start/{extractor,parent,server/built-workers}.test.ts',
  'test/scripts/bootstrap/with-parent.test.ts',
  'test/durable-objects/event-gateway/{delays,event-gateway}.test.ts',
  'test/shared/domain/patterns/read-pattern.test.ts',
  'test/shared/domain/test-generation/{accounting,bad-input,requirements/more-than-is-read}.test.ts',
  'test/shared/domain/interfaces/design/hostile-descriptions.test.ts',
  'test/shared/domain/test-imports/{hostile-files,round-trip}.test.ts',
  'test/shared/domain/test-exports/{hostile-cases,vendors}.test.ts',
  'test/shared/domain/test-scripts/bdd/{features,reqnroll/grammar}.test.ts',
  'test/shared/domain/test-scripts/{cypress,selenium-java,selenium-python,webdriverio}/project.test.ts',
]

const units = 'test/{workers,durable-objects,contract,shared,scripts,web}/**/*.test.ts'

/** The files of unit tests that a quick run does not play whole: those it leaves out, and those of which it plays a sample. */
export async function notWholeInQuickRuns() {
  const files = new Set(await Array.fromAsync(glob(leftOutOfQuickRuns, { cwd: root })))
  for await (const file of glob(units, { cwd: root }))
    if ((await readFile(join(root, file), 'utf8')).includes('/support/sample.ts')) files.add(file)
  return [...files]
}
