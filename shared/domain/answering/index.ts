export { type Answer, answerFrom, type Asked } from './answer-from.ts'
export { type FollowedUp, followUp } from './follow-up.ts'
export type { Reading } from './readings.ts'
export type {
  AnswerPassage,
  AnswerSentence,
  Citation,
  Conflict,
  ConflictingValue,
  Rarity,
  Turn,
} from './types.ts'
export { relocate, type Quoted, type Relocated } from './relocate.ts'
export { type Verified, verifyAnswer } from './verify-answer.ts'
export { entitiesIn } from './entities/entities-in.ts'
export {
  type Entity,
  type EntityType,
  entityTypes,
  type Mention,
  type Relationship,
  type RelationshipType,
  relationshipTypes,
} from './entities/types.ts'
