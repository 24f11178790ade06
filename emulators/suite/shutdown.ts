export class Shutdown {
  #parts: { name: string; stop: () => Promise<void> }[] = [];

  add(name: string, stop: () => Promise<void>): void {
    this.#parts.push({ name, stop });
  }

  async run(): Promise<string[]> {
    const failures: string[] = [];
    for (const { name, stop } of this.#parts.splice(0).reverse()) {
      try {
        await stop();
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
    return failures;
  }
}
