const front = 'https://drive.google.com/open?id='

/** The address at which people open an item of a drive; it is the source of the file that the item became. Takes the vendor's id. */
export const driveSource = (itemId: string): string => `${front}${itemId}`

/** Whether a file of a base came from a drive: unlike a page, its source opens only for whoever may see it there, so its bytes are the ones that are shown. */
export const isDriveSource = (sourceUrl: string): boolean => sourceUrl.startsWith(front)

/** The beginning of all such addresses, for conditions of statements. */
export const driveSources = `${front}%`
