import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../shared/api/download-file.ts';
import { withStepUp } from './session/step-up-authentication.ts';

export function useStaffDownload() {
  return useMutation({
    mutationKey: ['staffDownload'],
    mutationFn: ({ path, fallbackName }: { path: string; fallbackName: string }) =>
      withStepUp(() => downloadFile(path, fallbackName)),
  });
}
