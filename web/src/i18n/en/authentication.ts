export const authentication = {} as const;
