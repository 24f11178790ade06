/** Where 'Skip to content' leads on pages that begin with a menu of their section; on others it leads to `main`. */
export const contentId = 'content';
