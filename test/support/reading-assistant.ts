import { connect, refusalIn } from './assistants.ts'

export interface Question {
  id: string
  text: string
}

interface Asked {
  questions: Question[]
  round: number
  next: string
  instructions: { resource: string; path: string; text?: string; schema?: Record<string, unknown> }
  warnings?: string[]
}

/** What a tool answers to an assistant that reads: questions, or the result. */
export type Reply = Partial<Asked>

type Handed = { id: string; answer: string | object }

/** The official client as an assistant that reads: `call` gives what a tool answered, or throws its refusal. */
export async function readingAssistant(token: string) {
  const client = await connect({ token })
  const call = async (name: string, input: object, answers: Handed[] = []): Promise<Reply> => {
    const given = { read: 'assistant', ...input, ...(answers.length > 0 && { answers }) }
    const result = await client.callTool({ name, arguments: given })
    if (result.isError) throw new Error(JSON.stringify(refusalIn(result)))
    return result.structuredContent as Reply
  }
  /** Answers every question until there are none; gives each reply. */
  const untilRead = async (
    name: string,
    input: object,
    answerTo: (question: Question) => string | object,
  ): Promise<{ replies: Reply[]; answers: Handed[] }> => {
    const answers: Handed[] = []
    const replies = [await call(name, input)]
    for (let questions = replies[0]?.questions; questions; questions = replies.at(-1)?.questions) {
      answers.push(...questions.map((question) => ({ id: question.id, answer: answerTo(question) })))
      replies.push(await call(name, input, answers))
    }
    return { replies, answers }
  }
  return { client, call, untilRead }
}
