import type { Context } from '../../shared/kernel/context.ts'
import type { Designer } from '../../shared/services/designer.ts'
import { newContext } from './context.ts'
import { withServices } from './with-services.ts'

/** A context whose engine does something else than ours, in part or as a whole. */
export function contextWithDesigner(designer: Partial<Designer>, context = newContext()): Context {
  const { designer: ours } = context.services
  const replaced: Designer = {
    design: (request, tell) => ours.design(request, tell),
    write: (request, ask, tell) => ours.write(request, ask, tell),
    judge: (submission) => ours.judge(submission),
    operateAgain: (request, played, ask) => ours.operateAgain(request, played, ask),
    writingInstructions: () => ours.writingInstructions(),
    instructions: () => ours.instructions(),
    sentencesOf: (texts) => ours.sentencesOf(texts),
    readRequirements: (asked) => ours.readRequirements(asked),
    refine: (message, session) => ours.refine(message, session),
    revise: (message, session, ask) => ours.revise(message, session, ask),
    reword: (cases, ask) => ours.reword(cases, ask),
    applyRewordings: (cases, proposed) => ours.applyRewordings(cases, proposed),
    scripts: (request) => ours.scripts(request),
    bdd: (request) => ours.bdd(request),
    storyFacts: (stories) => ours.storyFacts(stories),
    knowledge: (question, ask) => ours.knowledge(question, ask),
    risks: (request, ask) => ours.risks(request, ask),
    stories: (request, ask) => ours.stories(request, ask),
    manual: (request, ask) => ours.manual(request, ask),
    releaseNotes: (request, ask) => ours.releaseNotes(request, ask),
    ...designer,
  }
  return withServices(context, { designer: replaced })
}
