;;; emacs.el --- Runs the language server in Emacs for the spec in WAYMARK_SPEC  -*- lexical-binding: t; -*-

(require 'package)
(package-initialize)
(load (expand-file-name "../../Integrations/Emacs/waymark.el" (file-name-directory load-file-name)))
(require 'cl-lib)
(require 'flymake)
(require 'xref)

(defconst waymark-test-limit 600
  "The limit in seconds, which only stops a test that hangs.  No result depends on it.")

(defun waymark-test-wait (what condition)
  "Wait for output of the server until CONDITION returns a value.  WHAT describes the value."
  (let ((end (+ (float-time) waymark-test-limit)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) end) (error "Hung: %s" what))
      ;; Flymake shows findings some time after the output.
      (accept-process-output nil 0.05))
    value))

(defun waymark-test-replace (old new)
  "Replace the text OLD with the text NEW."
  (goto-char (point-min))
  (search-forward old)
  (replace-match new t t))

(defun waymark-test-findings ()
  "Return the texts of the findings in the buffer."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(let* ((spec (getenv "WAYMARK_SPEC"))
       (other (expand-file-name "Features/Checkout.nav.yaml" (file-name-directory spec)))
       (eglot-autoshutdown t)
       (eglot-sync-connect t)
       (eglot-connect-timeout waymark-test-limit)
       (jsonrpc-default-request-timeout waymark-test-limit))
  (find-file spec)
  (unless (eq major-mode 'waymark-mode) (error "The mode is %s" major-mode))
  (call-interactively #'eglot)
  (unless (eglot-managed-p) (error "The server doesn't start"))
  (waymark-test-replace "opens: [checkout]" "opens: [chekout]")
  (eglot--signal-textDocument/didChange)
  (waymark-test-wait "a finding" (lambda () (flymake-start) (waymark-test-findings)))
  (unless (string-match-p "chekout" (car (waymark-test-findings))) (error "%S" (waymark-test-findings)))
  (waymark-test-replace "opens: [chekout]" "opens: [checkout]")
  (eglot--signal-textDocument/didChange)
  (waymark-test-wait "no finding" (lambda () (flymake-start) (not (waymark-test-findings))))
  (goto-char (point-min))
  (search-forward "opens: [che")
  (let ((place (car (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)))))
    (unless (string-suffix-p "Features/Checkout.nav.yaml" (xref-location-group (xref-item-location place)))
      (error "The definition is %S" place)))
  (let ((table (nth 2 (eglot-completion-at-point))))
    (unless (member "receipt" (all-completions "" table)) (error "The completions are %S" (all-completions "" table))))
  ;; Eglot asks before it changes a file that is not open.
  (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t)))
    (eglot-rename "payment"))
  (unless (string-match-p "opens: \\[payment\\]" (buffer-string)) (error "The name is not renamed"))
  (with-current-buffer (find-file-noselect other)
    (unless (string-match-p "payment: {" (buffer-string)) (error "The other file is not renamed")))
  (eglot-shutdown (eglot-current-server) nil waymark-test-limit)
  (princ "ok\n"))
