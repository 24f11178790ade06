export type Session = { status: 'loading' } | { status: 'signed-out' } | SignedInSession;

export interface SignedInSession {
  status: 'signed-in';
  user: SessionUser;
}

export interface SessionUser {
  uid: string;
  email: string;
}
