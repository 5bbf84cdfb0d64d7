import { z } from 'zod'
import {
  type Format,
  type Scope,
  formats,
  modes,
  priorities,
  scopes,
  testTypes,
} from '../../../shared/domain/test-cases/schema.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import { GapSchema } from '../../../shared/domain/test-generation/schema.ts'
import { PageConfig, type VisitInput } from '../hosted-runs/index.ts'
import { type Corrected, type WantedAuthor, wantedAuthors, generationAnswers } from '../quality/index.ts'
import type { OpenBase } from './open-bases.ts'
import {
  TestCaseSet,
  email,
  maxTestCases,
  maxUploadedCharacters,
  pageUrl,
  requirementsText,
} from './schemas.ts'

/** Fields of a generation, as the specification lists them. */
export const generationFields = () => ({
  requirements: requirementsText(),
  mode: z.enum(modes).default('agentic'),
  scope: z.enum(scopes).default('full'),
  testTypes: z.array(z.enum(testTypes)).max(testTypes.length).optional(),
  priority: z.enum(['all', ...priorities]).default('all'),
  format: z.enum(formats).default('standard'),
  maxTestCases: maxTestCases().default(50),
  context: z.string().max(50_000).optional(),
  stream: z.boolean().default(false),
  existingTestCases: TestCaseSet().optional(),
  gaps: z.array(GapSchema()).max(1000).optional(),
  uploadedContent: z.string().max(maxUploadedCharacters).optional(),
  uploadedFileName: z.string().max(255).optional(),
  ...generationAnswers(
    'Sentences of the requirements that answer a gap: it is not named again. A session keeps them; without this field those that it has hold, and one whose words are taken out of the text is taken back',
  ),
  pageUrl: pageUrl()
    .optional()
    .describe('The page that the requirements are about: it is looked at first, in a hosted browser'),
  pageConfig: PageConfig().optional().describe('How that page is opened; nothing of it is kept'),
  author: z
    .enum(wantedAuthors)
    .default('auto')
    .describe(
      'Who writes the cases: `auto` is the configured model where there is one, with what the embedded authors add',
    ),
  rehearse: z
    .boolean()
    .default(false)
    .describe(
      'True plays each case that is ready once on `pageUrl`, when all are made, as `public.rehearse` does: data may be sent there',
    ),
  pages: pagesField()
    .optional()
    .describe(
      'What pages offer that the requirements are about, as the pages of a session tell it. A session keeps them; without this field those that it has hold, and an empty list takes them away',
    ),
  userKbIds: z.array(z.uuid()).max(20).optional(),
  codeContent: z.string().max(200_000).optional(),
  codeLanguage: z.string().max(50).optional(),
  sessionId: z.uuid().optional(),
  userEmail: email().optional(),
})

export type GenerationInput = z.output<z.ZodObject<ReturnType<typeof generationFields>>>

export type Generation = Omit<GenerationInput, 'rehearse' | 'author'> & {
  // Runs stored by an older version have none of these.
  author?: WantedAuthor
  rehearse?: boolean
}

/** What a generation run has to do; kept by its Execution, so that a run can be taken up again. */
export type RunInput =
  | {
      kind: 'generate'
      request: Omit<Generation, 'pageConfig'>
      bases?: readonly OpenBase[]
      /** The page to look at first. */
      visit?: VisitInput
      /** Where its cases are rehearsed on that page: until when, in milliseconds since the epoch. */
      rehearseUntil?: number
    }
  | ({ kind: 'refine' } & Refining)
  | ({ kind: 'correct' } & Corrected)

/** A message of the user, and the settings that came with it. */
export interface Refining {
  message: string
  scope?: Scope | undefined
  format?: Format | undefined
  maxTestCases?: number | undefined
}
