import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import type { Operation, Shape } from './operation.ts'

interface Told {
  /** `generate_test_cases`: what people choose in their assistant. */
  name: string
  title: string
  description: string
  /** The operations that the text tells to call. It is offered to whoever may call them all. */
  uses: readonly Operation[]
}

export interface PromptSpec<S extends Shape> extends Told {
  /** Texts that the person gives; each says what it is with `.describe()`. */
  arguments: () => S
  /** What the assistant is told in the person's name. */
  text: (given: z.output<z.ZodObject<S>>) => string
}

/** A prompt of any arguments, as the registry holds it. */
export interface Prompt extends Told {
  arguments: () => z.ZodObject
  text: (given: never) => string
}

/** Declares a task that people may choose in their AI assistant: arguments in, the text that starts the work out. */
export function definePrompt<S extends Shape>({ arguments: shape, text, ...told }: PromptSpec<S>): Prompt {
  return { ...told, arguments: once(() => z.strictObject(shape())), text: text as Prompt['text'] }
}
