import { z } from 'zod'
import { examStages, examStatuses, questionOrigins, resultStates } from '../../../shared/db/tables/exams.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { verdicts } from '../../../shared/domain/retrieval/exams/compare.ts'
import { type FigureName, comparedFigures } from '../../../shared/domain/retrieval/exams/figures.ts'
import { longestQuote } from '../../../shared/domain/retrieval/exams/gains.ts'
import { usualSettings } from './rules.ts'

export const question = () =>
  z.string().trim().min(3, 'Ask a whole question').max(500, 'Ask in 500 characters at most')

export const quote = () =>
  z
    .string()
    .trim()
    .min(1, 'Copy the words that answer it')
    .max(longestQuote, `Copy ${longestQuote.toLocaleString('en-US')} characters at most`)

const offset = () => z.number().int().min(0)

/** A question as people give it. */
export const GivenQuestion = once(() =>
  z
    .strictObject({
      question: question(),
      fileId: z
        .uuid()
        .optional()
        .describe('The file that answers it; left out where nothing should answer it'),
      start: offset().optional().describe('Where the words that answer it begin, in its extracted text'),
      end: offset().optional().describe('Where they end'),
      quote: quote().optional().describe('These words themselves, in place of `start` and `end`'),
    })
    .meta({ id: 'GivenExamQuestion' }),
)
export type GivenQuestion = z.output<ReturnType<typeof GivenQuestion>>

export const ExamQuestion = once(() =>
  z
    .object({
      questionId: z.uuid(),
      kbId: z.uuid(),
      question: z.string(),
      origin: z
        .enum(questionOrigins)
        .describe('`own` by people, `generated` of the files, `clicked` where somebody opened a hit'),
      answerable: z.boolean().describe('False where the base should stay silent'),
      fileId: z
        .uuid()
        .nullable()
        .describe(
          'The file that answers it; where nothing should, the one that is left out of the search for that. Null where there is none, or it was deleted',
        ),
      fileName: z.string(),
      quote: z.string().describe('The words that answer it; empty where there are none any more'),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'ExamQuestion' }),
)
export type ExamQuestion = z.input<ReturnType<typeof ExamQuestion>>

export const settings = () =>
  z
    .strictObject({
      denseWeight: z
        .number()
        .min(0)
        .max(1)
        .default(usualSettings.denseWeight)
        .describe('The share of the sense in the score of a hit, the rest is that of its words'),
      rerank: z
        .boolean()
        .default(usualSettings.rerank)
        .describe('Whether a model puts hits into order, where the deployment has one'),
    })
    .default(usualSettings)
    .describe('Tried out in this exam; searches stay as they are')

const share = () => z.number().min(0).max(1).nullable()
const count = () => z.number().int().min(0)

const Figures = once(() =>
  z
    .object({
      asked: count().describe('Questions with words that answer them'),
      ndcg10: share().describe('How near to the top the words stand: nDCG of the first ten hits'),
      recall10: share().describe('How much of the words the first ten hits hold'),
      first3: share().describe('The share of questions whose words are among the first three hits'),
      answered: share().describe('The share of these questions that get an answer at all'),
      unanswerable: count().describe('Questions that nothing answers'),
      silent: share().describe('The share of them at which the base is silent'),
      gone: count().describe('Questions whose words stand in no file any more; they count nowhere else'),
      held: share().describe('The share of questions whose words still stand in a file'),
    })
    .meta({ id: 'ExamFigures' }),
)

const verdict = () => z.enum(verdicts)

export const ExamComparison = once(() =>
  z
    .object({
      examId: z.uuid().describe('The exam before'),
      questions: count().describe('Questions that both exams hold'),
      verdict: verdict().describe('`no_difference_shown` where the intervals cover 0'),
      differences: z.array(
        z.object({
          figure: z.enum(Object.keys(comparedFigures) as [FigureName]),
          questions: count(),
          before: z.number(),
          after: z.number(),
          difference: z.number().describe('The mean over the questions'),
          low: z
            .number()
            .optional()
            .describe('The interval of the difference at 95 %; none below six questions'),
          high: z.number().optional(),
          verdict: verdict(),
        }),
      ),
    })
    .meta({ id: 'ExamComparison' }),
)
export type ExamComparison = z.input<ReturnType<typeof ExamComparison>>

export const ExamStarted = once(() =>
  z
    .object({
      jobId: z.uuid().describe('The exam: read it until it is no longer `running`'),
      status: z.enum(examStatuses),
    })
    .meta({ id: 'ExamStarted' }),
)

export const Exam = once(() =>
  z
    .object({
      examId: z.uuid(),
      kbId: z.uuid(),
      status: z.enum(examStatuses),
      stage: z.enum(examStages),
      settings: z.object({ denseWeight: z.number(), rerank: z.boolean() }),
      generated: count().describe('Questions that were made of the files before it began to ask'),
      questions: count().describe('How many questions it asks'),
      asked: count().describe('How many of them it has come through'),
      ndcg10: share().describe('As in `figures`'),
      recall: share().describe('`recall10` of `figures`'),
      figures: Figures().nullable().describe('Null until it has ended, and where it was cancelled'),
      index: z
        .object({ version: z.string(), files: count(), chunks: count() })
        .nullable()
        .describe(
          'What was searched when the first question was asked; another version after any change of files',
        ),
      changedMeanwhile: z.boolean().describe('Files changed while it was under way'),
      comparison: ExamComparison()
        .nullable()
        .describe('With the exam before it, or with the one that was asked for'),
      warnings: z.array(z.string()),
      error: z.string().nullable().describe('Why it failed, or was cancelled by itself'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'Exam' }),
)
export type Exam = z.input<ReturnType<typeof Exam>>

export const ExamResult = once(() =>
  z
    .object({
      questionId: z.uuid(),
      question: z.string(),
      origin: z.enum(questionOrigins),
      state: z
        .enum(resultStates)
        .describe('`waiting` for its turn; `gone` where its words stand in no file any more'),
      ndcg10: share(),
      recall10: share(),
      rank: z.number().int().nullable().describe('The hit with which half of the words were there, from 1'),
      isAnswered: z
        .boolean()
        .nullable()
        .describe('Null before it was asked, and where it is not sure any more that nothing answers it'),
    })
    .meta({ id: 'ExamResult' }),
)
export type ExamResult = z.input<ReturnType<typeof ExamResult>>
