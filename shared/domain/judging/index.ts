export { judge } from './judge.ts'
export { isVerified, withChecks } from './with-checks.ts'
export type {
  JudgeInput,
  Judgement,
  NumberedSentence,
  OpenQuestion,
  RemovedExpectation,
  Returned,
} from './types.ts'
