import { confirmed } from '../../../parts/confirm.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { editedSince } from './edited.ts'
import { type GenerationRequest, generate } from './generation.ts'

/** Makes all cases of the session anew, after a question where work of somebody would go. */
export async function generateAgain(request: GenerationRequest, target?: string): Promise<void> {
  const edited = editedSince()
  const question = { title: texts.replaceAsk, text: texts.replaceHint(edited), action: texts.generateAgain }
  if (edited > 0 && !(await confirmed(question))) return
  await generate(request, target)
}
