import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import type { TestCaseImport } from '../../../shared/domain/test-imports/types.ts'
import { uniqueCases } from '../../../shared/domain/test-imports/unique-cases.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { maxFormBytes, uploadErrors } from '../../../shared/kernel/uploads.ts'
import { uploadLimits, workAccess, workErrors, workFields } from './access.ts'
import { counted } from './rules.ts'
import { importedFields, importForm, importUpload, readImportForm } from './import-upload.ts'

const ImportPreview = once(() => z.object(importedFields()).meta({ id: 'ImportPreview' }))

export const importQaTestCases = defineRoute({
  id: 'quality.importTestCases',
  route: 'POST /api/qa/test-cases/import',
  summary: 'Preview the test cases of a file',
  description:
    'Reads our six export formats and common exports of Xray, TestRail, Azure DevOps and spreadsheets, up to 10 MB and 1,000 cases, as the part `file` of a form. A sheet may have a row for each case or for each step; `layout` decides where both are possible, and a preview shows both. For now only `dryRun` `true` is accepted: the cases are answered with what could not be read, and nothing is stored.',
  access: workAccess,
  // Until it stores.
  effect: 'read',
  input: workFields,
  consumes: importForm,
  maxBodyBytes: maxFormBytes,
  limits: uploadLimits,
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The cases that were read, and what was not',
      schema: ImportPreview,
    },
  ],
  errors: [...workErrors, ...uploadErrors, notImplemented],
  async run(context, _input, request) {
    const form = await readImportForm(request)
    if (!form.dryRun) {
      throw notImplemented({
        message:
          'Storing into a project is not available yet. Send the part dryRun with the value true for a preview.',
        details: [{ path: 'dryRun', message: 'Send true' }],
      })
    }
    const { testCases, findings, ...imported } = await recordRun(context, runOf(form), () =>
      importUpload(context, form),
    )
    const unique = uniqueCases(testCases)
    return Response.json(
      ImportPreview().parse({
        ...imported,
        dryRun: true,
        testCases: unique.testCases,
        findings: [...findings, ...unique.findings],
      }),
    )
  },
})

const runOf = ({ file }: { file: File }) => ({
  agentType: 'test-import',
  inputSummary: counted(file.size, 'byte'),
  outputSummary: ({ testCases, findings }: TestCaseImport) =>
    `${counted(testCases.length, 'test case')}, ${counted(findings.length, 'finding')}`,
})
