import type { Operation } from './operation.ts'

/** The name of an operation as a tool of AI assistants: `projects.create` is `projects_create`. */
export const toolName = ({ id }: Pick<Operation, 'id'>): string => id.replace('.', '_')
