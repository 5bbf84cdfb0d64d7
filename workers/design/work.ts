export { design, readRequirements } from './design.ts'
export { judgeSubmitted } from './judge-submitted.ts'
export { operateAgainAsking } from './operate-again.ts'
export { write } from './write.ts'
export {
  analyse,
  analyseAsking,
  answerQuestion,
  readStory,
  textsToMark,
  writeBdd,
  writeScripts,
  writingInstructions,
} from './engine.ts'
export { instructions } from './instructions.ts'
export { refineCases } from './refine-cases.ts'
export { applyRewordings, rewordAsking } from './reword.ts'
export { reviseAsking } from './revise.ts'
export { taggerOf } from './tagger.ts'
export { manualOf, releaseNotesOf } from './write-documents.ts'
export { storiesOf } from './write-stories.ts'
