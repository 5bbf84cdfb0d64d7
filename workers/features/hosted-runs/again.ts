const waitsMs = [100, 400, 1600]

/**
 * Makes a call to an object again when it fails: the object may be moving, or have been replaced by a newer version. Each try has to take a stub of its
 * own, because one that has failed stays broken.
 */
export async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const waitMs = waitsMs[tries]
      if (waitMs === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}
