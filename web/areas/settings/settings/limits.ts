export const gigabyte = 2 ** 30

type Changed = Readonly<Record<string, string | null>>

interface Settings {
  maxMembers?: number | null
  maxProjects?: number | null
  maxStorage?: number | null
  allowPublicKBs?: boolean
}

/** What the form of an organization says, in the words of the service: a limit that was emptied is null and follows the tier again, one that was left alone is not there. */
export function changesOf({ maxMembers, maxProjects, maxStorage, allowPublicKBs, ...fields }: Changed) {
  const settings: Settings = {
    ...(maxMembers !== undefined && { maxMembers: numberOf(maxMembers) }),
    ...(maxProjects !== undefined && { maxProjects: numberOf(maxProjects) }),
    ...(maxStorage !== undefined && { maxStorage: maxStorage && Math.round(Number(maxStorage) * gigabyte) }),
    ...(allowPublicKBs !== undefined && { allowPublicKBs: allowPublicKBs === 'yes' }),
  } as Settings
  return { ...fields, ...(Object.keys(settings).length > 0 && { settings }) }
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))
