/** Why an element of an answer cannot be taken, in words that whoever answered understands. */
export class Misfit extends Error {}
