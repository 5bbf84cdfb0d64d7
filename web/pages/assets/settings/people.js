import { api } from '../shared/api.js'

/** The names of the members who joined last, by id; without them a list shows ids. */
export async function peopleOf(path) {
  const { members } = await api('GET', `${path}/team?limit=200`).catch(() => ({ members: [] }))
  return new Map(members.map(({ userId, name }) => [userId, name]))
}
