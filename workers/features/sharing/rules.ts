/** How many offers of one organization may be open. */
export const mostOpenOffers = 100

/** How many offers may wait at one organization: so few of each that one alone neither floods it nor keeps others out. */
export const mostWaitingOffers = { ofEach: 10, ofAll: 100 }
