/** Done by the Worker that has a browser; `api` only names it. */
export const lookAndGenerate = { name: 'public.lookAndGenerate', version: 1, queue: 'runs' } as const
