import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { maxCaseCharacters } from '../../../shared/domain/test-cases/session-limit.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { maxFormBytes, uploadErrors } from '../../../shared/kernel/uploads.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { logError } from '../../../shared/services/log.ts'
import { importedFields, importForm, importUpload, readImportForm } from '../quality/index.ts'
import { sessionBusy, sessionFull, sessionNotFound } from './errors.ts'
import { refusals as editRefusals } from './replace-test-cases.ts'
import { indexSession, requireSession } from './store.ts'

const SessionImport = once(() =>
  z
    .object({
      ...importedFields(),
      totalTestCases: z.number().int().describe('Of the session, after the import'),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'SessionImport' }),
)

const refusals = { ...editRefusals, 'sessions.full': sessionFull }

export const importTestCases = defineRoute({
  id: 'public.importTestCases',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/import',
  summary: 'Add the test cases of a file to a session',
  description:
    'Reads our six export formats and common exports of Zephyr, Qase, Xray, TestRail, Azure DevOps, qTest and spreadsheets, up to 10 MB and 1,000 cases, as the part `file` of a form. A sheet may have a row for each case or for each step; `layout` decides where both are possible, and a preview shows both. The cases are added to those of the session under ids and titles that no other has, all or none; `dryRun` `true` shows the same without adding. Analyses of gaps count them.',
  access: 'public',
  effect: 'write',
  input: () => ({ sessionId: z.uuid() }),
  consumes: importForm,
  maxBodyBytes: maxFormBytes,
  limits: [{ name: 'uploads', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The cases that were added, and what could not be read',
      schema: SessionImport,
    },
  ],
  errors: [sessionNotFound, sessionBusy, sessionFull, ...uploadErrors],
  repeat: 'meets',
  async run(context, { sessionId }, request) {
    const form = await readImportForm(request)
    const { dryRun } = form
    const { status } = await requireSession(context, sessionId)
    // Reading a file costs more than asking; a run that begins meanwhile is met by the session itself.
    if (status === 'running' && !dryRun) throw sessionBusy()
    const { testCases, findings, ...imported } = await importUpload(context, form)
    const storable = testCases.filter((testCase) => JSON.stringify(testCase).length <= maxCaseCharacters)
    const tooLong = testCases.filter((testCase) => !storable.includes(testCase))
    const added = await context.services.publicSessions.getByName(sessionId).addTestCases({
      testCases: storable,
      dryRun,
      ...(context.claim && { importId: idsFor(context, 'import').uuid() }),
      now: context.now(),
    })
    if (!added.ok) throw refusals[added.code]()
    if (!dryRun) {
      // The cases are stored; a listing that lags behind must not tell the client to send them again.
      await indexSession(context, { sessionId, email: added.email }).catch((error: unknown) =>
        logError({ kind: 'public.importTestCases', requestId: context.requestId, error }),
      )
    }
    return Response.json(
      SessionImport().parse({
        ...imported,
        dryRun,
        testCases: added.testCases,
        findings: [...findings, ...tooLong.map(({ title }) => notStored(title)), ...added.findings],
        totalTestCases: added.total,
        updatedAt: iso(added.updatedAt),
      }),
    )
  },
})

const notStored = (title: string) => ({
  severity: 'error',
  message: `"${title.slice(0, 60)}" has more than ${maxCaseCharacters.toLocaleString('en-US')} characters and was left out. Split it.`,
})
