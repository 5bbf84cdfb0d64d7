import { z } from 'zod'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import {
  mostRevised,
  revisableCases,
  testCaseNotFound,
  testCaseStale,
  testCaseTooLarge,
  tooManyCases,
} from '../test-cases/index.ts'
import { designAccess } from './access.ts'
import { type Proposal, proposalOf, submittedProposal } from './revision-proposal.ts'
import { storeRevision } from './store-revision.ts'

interface CaseSelection {
  projectId: string
  testCaseIds?: string[] | undefined
}

export const reviseTestCases = defineOperation({
  id: 'quality.reviseTestCases',
  route: 'POST /api/qa/test-cases/revise',
  summary: "Change a project's test cases by a message",
  description:
    'Answers what the message would change as a proposal, and stores nothing. With `apply` it is stored at once; with `changes` a proposal is stored as it was answered, or those of its changes that are sent, and nobody is asked again. All is stored or nothing: not where one of the cases has changed since it was read. The message calls cases by their numbers, `#12` or `TC-012`.',
  access: {
    ...designAccess<CaseSelection>('member', () => undefined),
    existing: async (context: Context, { projectId, testCaseIds }: CaseSelection) => {
      if (testCaseIds) await revisableCases(context, projectId, testCaseIds)
    },
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    message: z.string().trim().min(1, 'Say what to change').max(20_000),
    testCaseIds: z
      .array(z.uuid())
      .min(1)
      .max(mostRevised)
      .optional()
      .describe('The cases that the message is about; without them all of the project, up to 200'),
    apply: z.boolean().default(false).describe('Store what the message changes at once'),
    changes: z
      .array(revisionChange().omit({ before: true, number: true }))
      .min(1)
      .max(2 * mostRevised)
      .optional()
      .describe('Changes of a proposal that are to be stored: one without `after` deletes its case'),
  }),
  output: () =>
    z.object({
      reply: z
        .string()
        .describe(
          'What is or would be changed, in words, or why nothing is. Where a model was to read the message and did not, it begins with the reason',
        ),
      understood: z.boolean().describe('Whether at least one instruction of the message was carried out'),
      changes: z.array(revisionChange()),
      applied: z
        .object({
          added: z
            .array(z.object({ id: z.uuid(), number: z.number().int() }))
            .describe('New cases, in the order of the changes'),
          updated: z.array(z.uuid()).describe('Cases that say something else now'),
          removed: z.array(z.uuid()).describe('Cases that were deleted'),
        })
        .optional()
        .describe('What was stored'),
      modelUsage: modelUsageField(),
      warnings: z
        .array(z.string())
        .optional()
        .describe('Also why no model read the message: no answer, or the ceiling of its costs'),
    }),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [
    organizationNotFound,
    projectNotFound,
    testCaseNotFound,
    testCaseStale,
    testCaseTooLarge,
    tooManyCases,
    generationInterrupted,
  ],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { projectId, message, testCaseIds, apply, changes }) {
    const cases = await revisableCases(context, projectId, testCaseIds)
    const proposal = changes
      ? await submittedProposal(cases, changes)
      : await recordRun(context, runOf(message), () => proposalOf(context, { projectId, message, cases }))
    const { reply, understood, warnings } = proposal
    const answer = {
      reply,
      understood,
      changes: proposal.changes.map(({ stored: _stored, fields: _fields, ...shown }) => shown),
      ...(proposal.modelUsage && { modelUsage: proposal.modelUsage }),
      ...(warnings.length > 0 && { warnings }),
    }
    const isStored = (apply || changes !== undefined) && proposal.changes.length > 0
    return isStored ? storeRevision(context, { projectId, proposal, answer }) : unchanged(context, answer)
  },
})

const revisionChange = () =>
  z
    .object({
      id: z.string().max(200).describe('Of the stored case; of a new one the id that the reply calls it by'),
      number: z.number().int().optional(),
      updatedAt: z.iso.datetime().optional().describe('When the stored case had changed last'),
      before: TestCase().optional().describe('Missing for a new case'),
      after: TestCase().optional().describe('Missing for a case that goes'),
    })
    .meta({ id: 'RevisionChange' })

const runOf = (message: string) => ({
  agentType: 'test-design',
  inputSummary: counted(message.length, 'character'),
  outputSummary: ({ changes }: Proposal) => counted(changes.length, 'change'),
})
