/** Raised where a step cannot be written as a script; the message says why, in a sentence without full stop. */
export class Obstacle extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Obstacle'
  }
}
