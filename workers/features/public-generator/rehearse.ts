/** Done by the Worker that has a browser; `api` only names it. */
export const rehearse = { name: 'public.rehearse', version: 1, queue: 'runs' } as const
