/** `date` is ISO 8601. */
export interface Mail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: string;
}

/** Limits memory use. Even a long test run sends fewer emails than this. */
const maxMails = 5_000;

export class Mailbox {
  #mails: Mail[] = [];
  #count = 0;

  add(mail: Omit<Mail, 'id'>): void {
    this.#count += 1;
    this.#mails = [{ ...mail, id: String(this.#count) }, ...this.#mails].slice(0, maxMails);
  }

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
