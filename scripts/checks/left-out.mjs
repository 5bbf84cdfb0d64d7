import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/**
 * What plays every fault of a page or of a run, reads hundreds of wordings in a browser, or starts product after product; a quick run leaves it out, and
 * the full run plays it by itself.
 */
export const longInBrowsers = [
  'test/e2e/crawls.test.ts',
  'test/e2e/drive.test.ts',
  'test/e2e/development-server.test.ts',
  'test/e2e/faults.test.ts',
  'test/e2e/handbook.test.ts',
  'test/e2e/hosted-faults.test.ts',
  'test/e2e/model.test.ts',
  'test/e2e/parallel-runs.test.ts',
  'test/e2e/readme.test.ts',
  'test/e2e/site-migration.test.ts',
  'test/e2e/search-services.test.ts',
  'test/e2e/pages/faults/account.test.ts',
  'test/e2e/pages/faults/generator-drafts.test.ts',
  'test/e2e/pages/faults/generator-exchange.test.ts',
  'test/e2e/pages/faults/generator-page.test.ts',
  'test/e2e/pages/faults/knowledge.test.ts',
  'test/e2e/pages/faults/projects.test.ts',
  'test/e2e/pages/faults/quality.test.ts',
  'test/e2e/pages/faults/stories.test.ts',
  'test/e2e/steps/collections.test.ts',
  'test/e2e/steps/foreign-frames.test.ts',
  'test/e2e/steps/guide.test.ts',
  'test/e2e/steps/interpreted-steps.test.ts',
  'test/e2e/steps/late-popups.test.ts',
  'test/e2e/steps/notes.test.ts',
  'test/e2e/steps/prose-faults.test.ts',
  'test/e2e/steps/strength.test.ts',
  'test/e2e/steps/testers-sheet.test.ts',
  'test/e2e/steps/three-builds.test.ts',
  'test/e2e/steps/told-facts.test.ts',
  'test/e2e/steps/told-layers.test.ts',
  'test/e2e/steps/told-sets.test.ts',
  'test/e2e/steps/told-texts.test.ts',
]

/** What a quick run leaves out whole: those, and what waits for processes, builds or unpacks what is large. */
export const leftOutOfQuickRuns = [
  ...longInBrowsers,
  'test/workers/extract/bombs.test.ts',
  'test/workers/extract/reading-bombs.test.ts',
  'test/workers/extract/website-bombs.test.ts',
  'test/workers/extract/page-image.test.ts',
  'test/workers/extract/containers/zip.test.ts',
  'test/workers/extract/formats/docx.test.ts',
  'test/workers/extract/formats/eml.test.ts',
  'test/workers/extract/formats/html.test.ts',
  'test/workers/extract/formats/pdf.test.ts',
  'test/workers/extract/formats/xls.test.ts',
  'test/workers/extract/formats/xlsx.test.ts',
  'test/workers/ocr/bombs.test.ts',
  'test/workers/ocr/marks/measure-marks.test.ts',
  'test/workers/ocr/pages.test.ts',
  'test/workers/features/documents/faults.test.ts',
  'test/workers/features/quality/design-long-texts.test.ts',
  'test/workers/features/hosted-runs/hosted-run.workflow.test.ts',
  'test/workers/features/hosted-runs/resumed-run.test.ts',
  'test/workers/features/hosted-runs/keep-latest.test.ts',
  'test/scripts/build-web.test.ts',
  'test/scripts/lexicon.test.ts',
  'test/scripts/start/extractor.test.ts',
  'test/scripts/start/parent.test.ts',
  'test/scripts/start/server/built-workers.test.ts',
  'test/scripts/start/server/options.test.ts',
  'test/scripts/bootstrap/with-parent.test.ts',
  'test/durable-objects/event-gateway/delays.test.ts',
  'test/durable-objects/event-gateway/event-gateway.test.ts',
  'test/shared/domain/patterns/read-pattern.test.ts',
  'test/shared/domain/test-generation/accounting.test.ts',
  'test/shared/domain/test-generation/bad-input.test.ts',
  'test/shared/domain/test-generation/requirements/more-than-is-read.test.ts',
  'test/shared/domain/interfaces/design/hostile-descriptions.test.ts',
  'test/shared/domain/test-imports/hostile-files.test.ts',
  'test/shared/domain/test-imports/round-trip.test.ts',
  'test/shared/domain/test-exports/hostile-cases.test.ts',
  'test/shared/domain/test-exports/vendors.test.ts',
  'test/shared/domain/test-scripts/bdd/features.test.ts',
  'test/shared/domain/test-scripts/bdd/reqnroll/grammar.test.ts',
  'test/shared/domain/test-scripts/cypress/project.test.ts',
  'test/shared/domain/test-scripts/selenium-java/project.test.ts',
  'test/shared/domain/test-scripts/selenium-python/project.test.ts',
  'test/shared/domain/test-scripts/webdriverio/project.test.ts',
  'test/e2e/probes/bombs.test.ts',
  'test/e2e/probes/crash-documents.test.ts',
  'test/e2e/probes/crash-durability.test.ts',
  'test/e2e/probes/crash-end-of-run.test.ts',
  'test/e2e/probes/crash-hits.test.ts',
  'test/e2e/probes/crash-idempotency.test.ts',
  'test/e2e/probes/crash-recordings.test.ts',
  'test/e2e/probes/deleted-website.test.ts',
  'test/e2e/probes/delivered-twice.test.ts',
  'test/e2e/probes/front-door.test.ts',
  'test/e2e/probes/left-behind.test.ts',
  'test/e2e/probes/private-answers.test.ts',
  'test/e2e/probes/visitors-addresses.test.ts',
]

/** What `npm run verify` leaves out of its suites, too: files that take seconds each. `npm test` plays them. */
export const leftOutOfFastRuns = [
  'test/scripts/checks/left-out.test.ts',
  'test/contract/crashes.test.ts',
  'test/contract/openapi.test.ts',
  'test/contract/tenancy/leaks.test.ts',
  'test/durable-objects/execution/execution.test.ts',
  'test/scripts/costs.test.ts',
  'test/scripts/start/server/migrate.test.ts',
  'test/shared/domain/answering/answer-from.test.ts',
  'test/shared/domain/model-based-testing/check/check-cases.test.ts',
  'test/shared/domain/model-based-testing/plans/plans.test.ts',
  'test/shared/domain/near-duplicates/near-duplicates.test.ts',
  'test/shared/domain/patterns/counter-samples.test.ts',
  'test/shared/domain/prose-steps/properties.test.ts',
  'test/shared/domain/refinement/refine.test.ts',
  'test/shared/domain/requirement-extraction/hostile.test.ts',
  'test/shared/domain/requirement-model/evaluate/properties.test.ts',
  'test/shared/domain/requirement-reading/anchors/read-anchors.test.ts',
  'test/shared/domain/requirement-reading/read.test.ts',
  'test/shared/domain/requirement-reading/tokenise.test.ts',
  'test/shared/domain/restating/restating.test.ts',
  'test/shared/domain/retrieval/chunk-text.test.ts',
  'test/shared/domain/risk-analysis/hearing.test.ts',
  'test/shared/domain/story-writing/write-stories.test.ts',
  'test/shared/domain/test-exports/common-mistakes.test.ts',
  'test/shared/domain/test-exports/export-test-cases.test.ts',
  'test/shared/domain/test-exports/gherkin.test.ts',
  'test/shared/domain/test-generation/modes/modes.test.ts',
  'test/shared/domain/test-generation/readings/hear-request.test.ts',
  'test/shared/domain/test-generation/recall.test.ts',
  'test/shared/domain/test-scripts/playwright/project.test.ts',
  'test/shared/domain/testing-knowledge/find-articles.test.ts',
  'test/shared/domain/user-documentation/wording.test.ts',
  'test/workers/api/http/idempotency/done-again.test.ts',
  'test/workers/api/mcp/tools.test.ts',
  'test/workers/extract/import-file.test.ts',
  'test/workers/ocr/read-picture.test.ts',
]

const folders = ['workers', 'durable-objects', 'contract', 'shared', 'scripts', 'web', 'e2e/probes']

/** The files that a quick run does not play whole: those it leaves out, and those of which it plays a sample. */
export async function notWholeInQuickRuns() {
  const files = new Set(leftOutOfQuickRuns)
  for (const folder of folders) {
    const names = await readdir(join(root, 'test', folder), { recursive: true })
    for (const name of names.filter((each) => each.endsWith('.test.ts'))) {
      const text = await readFile(join(root, 'test', folder, name), 'utf8')
      if (text.includes('/support/sample.ts')) files.add(`test/${folder}/${name}`)
    }
  }
  return [...files]
}
