import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { TestCaseImport } from '../../../shared/domain/test-imports/types.ts'
import { uniqueCases } from '../../../shared/domain/test-cases/unique-cases.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { maxFormBytes, uploadErrors } from '../../../shared/kernel/uploads.ts'
import { StoredTestCase, newCaseOf, storeCases, testCaseTooLarge } from '../test-cases/index.ts'
import { type Named } from './named-organization.ts'
import { designAccess, requireField, uploadLimits, workErrors, workFields } from './access.ts'
import { importRefused } from './errors.ts'
import { importedFields, importUpload, projectImportForm, readImportForm } from './import-upload.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import { refusedBy } from './rules.ts'

const ImportPreview = once(() => z.object(importedFields()).meta({ id: 'ImportPreview' }))
const ProjectImport = once(() =>
  z
    .object({ ...importedFields(), dryRun: z.literal(false), testCases: z.array(StoredTestCase()) })
    .meta({ id: 'ProjectImport' }),
)

export const importQaTestCases = defineRoute({
  id: 'quality.importTestCases',
  route: 'POST /api/qa/test-cases/import',
  summary: 'Store the test cases of a file in a project',
  description:
    'Reads our six export formats and common exports of Zephyr, Qase, Xray, TestRail, Azure DevOps, qTest and spreadsheets, up to 10 MB and 1,000 cases, as the part `file` of a form. A sheet may have a row for each case or for each step; `layout` decides where both are possible, and a preview shows both. The cases are stored in the project, all or none: a file with an error is refused with its findings as `details`, while warnings are stored and told. With `partial` `true` the cases that could be read are stored, and the findings name what could not; a file without any is refused. The ids of the file stay as `externalId`. `dryRun` `true` shows the cases and what could not be read, and stores nothing; it needs no project.',
  access: designAccess<Named>('member', () => undefined),
  effect: 'write',
  repeat: 'meets',
  input: workFields,
  consumes: projectImportForm,
  maxBodyBytes: maxFormBytes,
  limits: uploadLimits,
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The cases that were stored, or would be in a preview, and what was not read as it stands',
      schema: () => z.union([ProjectImport(), ImportPreview()]),
    },
  ],
  errors: [...workErrors, ...uploadErrors, importRefused, testCaseTooLarge],
  async run(context, { projectId }, request) {
    const form = await readImportForm(request)
    if (!form.dryRun) requireField('projectId', [projectId], 'Say where to store them, or send dryRun')
    const { testCases, findings, ...imported } = await recordRun(context, runOf(form), () =>
      importUpload(context, form),
    )
    const unique = uniqueCases(testCases)
    const read = { ...imported, ...unique, findings: [...findings, ...unique.findings] }
    if (form.dryRun || projectId === undefined)
      return Response.json(ImportPreview().parse(unchanged(context, { ...read, dryRun: true })))
    return Response.json(await store(context, projectId, read, form.partial))
  },
})

/** Unless what is good was asked for, whoever is told of an error has stored nothing: a case that is missing would be noticed when nobody looks at the file any more. */
async function store(
  context: Context,
  projectId: string,
  { testCases, ...read }: TestCaseImport,
  isPartial: boolean,
) {
  const details = refusedBy(read.findings)
  if (details.length > 0 && (!isPartial || testCases.length === 0)) throw importRefused({ details })
  const answer = (stored: StoredTestCase[]) =>
    ProjectImport().parse({ ...read, dryRun: false, testCases: stored })
  const stored = await storeCases(context, {
    projectId,
    cases: testCases.map((testCase) => newCaseOf(testCase)),
    note: () => ({
      action: 'quality.importTestCases',
      resource: 'project',
      resourceId: projectId,
      summary: `Imported ${counted(testCases.length, 'test case')}`,
    }),
    answer,
  })
  return answer(stored)
}

const runOf = ({ file }: { file: File }) => ({
  agentType: 'test-import',
  inputSummary: counted(file.size, 'byte'),
  outputSummary: ({ testCases, findings }: TestCaseImport) =>
    `${counted(testCases.length, 'test case')}, ${counted(findings.length, 'finding')}`,
})
