/** One caught mail. `date` is ISO 8601. */
export interface Mail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets, as the sender wrote it; empty where there is none. */
  messageId: string;
  date: string;
}

/** More than a long test run sends, and little enough for the memory. */
const maxMails = 5_000;

/** Every mail the shop sent since the start, newest first. They are not kept on disk. */
export class Mailbox {
  #mails: Mail[] = [];
  #count = 0;

  add(mail: Omit<Mail, 'id'>): void {
    this.#count += 1;
    this.#mails = [{ ...mail, id: String(this.#count) }, ...this.#mails].slice(0, maxMails);
  }

  /** All mails, or those to one address, in any case of its letters. */
  list(to?: string): Mail[] {
    if (to === undefined) return this.#mails;
    const address = to.trim().toLowerCase();
    return this.#mails.filter((mail) => mail.to.some((each) => each.toLowerCase() === address));
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  empty(): void {
    this.#mails = [];
  }
}
